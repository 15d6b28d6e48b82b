import type { Bench, Corner } from './fixture';

/** Makes a row in a corner and gives its id. */
export type Maker = (corner: Corner, bench: Bench) => Promise<string>;

/** The id of the one row that was just made. */
export const madeId = (rows: readonly { readonly id: number }[]): string => {
  const [row] = rows;
  if (row === undefined) throw new Error('no row was made');
  return String(row.id);
};
