import { Refusal } from '../kernel/refusal';

/** Returns true if an id from a request can be a row number. */
export const isRowId = (id: string): boolean => /^\d{1,15}$/.test(id);

/** Parses an id of a request; an invalid one is refused like a row that does not exist. */
export function parseRowId(id: string): number {
  if (!isRowId(id)) throw new Refusal('notFound');
  return Number(id);
}
