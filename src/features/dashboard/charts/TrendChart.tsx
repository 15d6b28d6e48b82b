import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

import { ChartFigure } from '../dashboardElements';
import { AXIS_STYLE, CHART_COLORS, TOOLTIP_STYLE } from './chartLooks';

/** A day of a trend. */
export interface TrendPoint {
  readonly label: string;
  readonly value: number | null;
  readonly target: number | null;
}

interface TrendChartProps {
  readonly points: readonly TrendPoint[];
  /** Accessible name of the chart. */
  readonly label: string;
  readonly valueName: string;
  readonly targetName: string;
  readonly axisText: (value: number) => string;
  readonly text: (value: number) => string;
}

const tellNumber = (text: TrendChartProps['text']) => (value: unknown) => text(Number(value));

/** Bars by day against the line of the target; nothing moves (GE-02). */
export function TrendChart({ points, label, valueName, targetName, axisText, text }: TrendChartProps) {
  return (
    <ChartFigure aria-label={label}>
      <ResponsiveContainer width="100%" height="100%">
        <ComposedChart data={[...points]} accessibilityLayer={false} margin={{ top: 16, right: 8, bottom: 0, left: 0 }}>
          <CartesianGrid stroke={CHART_COLORS.grid} vertical={false} />
          <XAxis dataKey="label" {...AXIS_STYLE} minTickGap={16} />
          <YAxis {...AXIS_STYLE} axisLine={false} width={64} tickFormatter={axisText} />
          <Tooltip {...TOOLTIP_STYLE} formatter={tellNumber(text)} />
          <Bar
            dataKey="value"
            name={valueName}
            fill={CHART_COLORS.bar}
            isAnimationActive={false}
            radius={[2, 2, 0, 0]}
          />
          <Line
            dataKey="target"
            name={targetName}
            stroke={CHART_COLORS.line}
            strokeWidth={2}
            strokeDasharray="6 3"
            dot={false}
            isAnimationActive={false}
          />
        </ComposedChart>
      </ResponsiveContainer>
    </ChartFigure>
  );
}
