import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

import { ChartFigure } from '../dashboardElements';
import { AXIS_STYLE, CHART_COLORS, TOOLTIP_STYLE } from './chartLooks';

interface QueueChartProps {
  readonly points: readonly { readonly name: string; readonly value: number; readonly target: number | null }[];
  readonly label: string;
  readonly valueName: string;
  readonly targetName: string;
  readonly axisText: (value: number) => string;
  readonly text: (value: number) => string;
}

const tellNumber = (text: QueueChartProps['text']) => (value: unknown) => text(Number(value));

/** Amounts received by queue, compared with the target. Not animated (GE-02). */
export function QueueChart({ points, label, valueName, targetName, axisText, text }: QueueChartProps) {
  return (
    <ChartFigure aria-label={label}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart
          data={[...points]}
          layout="vertical"
          accessibilityLayer={false}
          margin={{ top: 0, right: 16, bottom: 0, left: 0 }}
        >
          <CartesianGrid stroke={CHART_COLORS.grid} horizontal={false} />
          <XAxis type="number" {...AXIS_STYLE} axisLine={false} tickFormatter={axisText} />
          <YAxis type="category" dataKey="name" {...AXIS_STYLE} width={150} interval={0} />
          <Tooltip {...TOOLTIP_STYLE} formatter={tellNumber(text)} />
          <Bar
            dataKey="value"
            name={valueName}
            fill={CHART_COLORS.bar}
            isAnimationActive={false}
            barSize={10}
            radius={[0, 2, 2, 0]}
          />
          <Bar
            dataKey="target"
            name={targetName}
            fill="transparent"
            stroke={CHART_COLORS.line}
            isAnimationActive={false}
            barSize={10}
            radius={[0, 2, 2, 0]}
          />
        </BarChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
}
