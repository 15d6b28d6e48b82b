import type { LenderItemFault } from '@/contract/entities/lender/lenderCall';
import { cleanCell } from '../../values/cellText';
import { checkEvent, type CheckedEvent, type EventPlace } from './checkEvent';
import { LENDER_COLUMNS } from './lenderColumns';

type Item = Readonly<Record<string, unknown>>;

const NAME_OF: ReadonlyMap<string, string> = new Map(LENDER_COLUMNS.map(({ field, name }) => [field, name]));
const FIELD_OF: ReadonlyMap<string, string> = new Map(LENDER_COLUMNS.map(({ field, name }) => [name, field]));

const isAbsent = (value: unknown): boolean => value === null || value === undefined || value === '';

function getFault([field, value]: [string, unknown]): LenderItemFault[] {
  if (!NAME_OF.has(field)) return [{ field: field.slice(0, 40), wrong: 'is unknown' }];
  return isAbsent(value) || typeof value === 'string' ? [] : [{ field, wrong: 'must be text' }];
}

/** Converts an item to the cells of a file. */
const getCells = (item: Item): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(item).flatMap(([field, value]) => {
      const name = NAME_OF.get(field);
      const cell = typeof value === 'string' ? cleanCell(value) : '';
      return name === undefined || cell === '' ? [] : [[name, cell] as const];
    }),
  );

/** Parses an item of a signed call by the rules of a file's row; errors are returned field by field (MI-01). */
export function readItem(
  item: Item,
  place: EventPlace,
): { readonly event: CheckedEvent } | { readonly faults: LenderItemFault[] } {
  const faults = Object.entries(item).flatMap(getFault);
  if (faults.length > 0) return { faults };
  const checked = checkEvent(getCells(item), { ...place, mark: '.' });
  if ('event' in checked) return checked;
  return { faults: checked.faults.map(({ column, wrong }) => ({ field: FIELD_OF.get(column) ?? column, wrong })) };
}
