import { Refusal } from '../kernel/refusal';

/** Whether an id of the wire can be a row's number. */
export const isRowId = (id: string): boolean => /^\d{1,15}$/.test(id);

/** A row's number from an id of the wire; what can be no row's number is as absent as a row that does not exist. */
export function parseRowId(id: string): number {
  if (!isRowId(id)) throw new Refusal('notFound');
  return Number(id);
}
