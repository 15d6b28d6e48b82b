/** The width that columns need side by side, in pixels. */
export const getWidth = (columns: readonly { readonly width?: number | string }[]): number =>
  columns.reduce((sum, { width }) => sum + Number(width), 0);
