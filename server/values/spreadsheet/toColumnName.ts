/** A column as spreadsheet programs name it: 1 → A, 27 → AA. */
export const toColumnName = (number: number): string =>
  number <= 0 ? '' : toColumnName(Math.floor((number - 1) / 26)) + String.fromCodePoint(65 + ((number - 1) % 26));
