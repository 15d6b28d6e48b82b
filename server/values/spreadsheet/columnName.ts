/** A column as spreadsheet programs name it: 1 → A, 27 → AA. */
export const columnName = (number: number): string =>
  number <= 0 ? '' : columnName(Math.floor((number - 1) / 26)) + String.fromCodePoint(65 + ((number - 1) % 26));
