import { Refusal } from '../kernel/refusal';

/** A row's number from an id of the wire; what can be no row's number is as absent as a row that does not exist. */
export function parseRowId(id: string): number {
  if (!/^\d{1,15}$/.test(id)) throw new Refusal('notFound');
  return Number(id);
}
