/** Colors of the theme, light or dark as it is; each differs from its ground by 3 : 1 at least. */
export const CHART_COLORS = {
  bar: 'var(--ant-color-primary)',
  line: 'var(--ant-color-warning)',
  grid: 'var(--ant-color-border-secondary)',
  text: 'var(--ant-color-text-tertiary)',
} as const;

/** Texts along an axis. */
export const AXIS_STYLE = {
  tick: { fill: CHART_COLORS.text, fontSize: 12 },
  tickLine: false,
  axisLine: { stroke: CHART_COLORS.grid },
} as const;

/** The box under the pointer. */
export const TOOLTIP_STYLE = {
  contentStyle: {
    background: 'var(--ant-color-bg-elevated)',
    border: '1px solid var(--ant-color-border)',
    borderRadius: 6,
    color: 'var(--ant-color-text)',
  },
  itemStyle: { color: 'var(--ant-color-text)' },
  cursor: { fill: 'var(--ant-color-fill-tertiary)' },
  isAnimationActive: false,
} as const;
