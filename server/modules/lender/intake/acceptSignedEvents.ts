import type { LenderItemFault, lenderEventsRequest, LenderItemAnswer } from '@/contract/entities/lender/lenderCall';
import { toCleanCell } from '../../../values/cellText';
import { checkEvent, type CheckedEvent, type EventContext } from './checkEvent';
import { LENDER_COLUMNS } from './lenderColumns';
import type * as z from 'zod/mini';
import type { OpenContext } from '../../../access/callContext';
import { serializeItemResult } from '../lenderWire';
import { authenticateLender } from './authenticateLender';
import { getOutcomes, type ParsedItems, claimItems } from './stageItemsStore';

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
      const cell = typeof value === 'string' ? toCleanCell(value) : '';
      return name === undefined || cell === '' ? [] : [[name, cell] as const];
    }),
  );

/** Parses an item of a signed call by the rules of a file's row; errors are returned field by field (MI-01). */
function readItem(
  item: Item,
  place: EventContext,
): { readonly event: CheckedEvent } | { readonly faults: LenderItemFault[] } {
  const faults = Object.entries(item).flatMap(getFault);
  if (faults.length > 0) return { faults };
  const checked = checkEvent(getCells(item), { ...place, mark: '.' });
  if ('event' in checked) return checked;
  return { faults: checked.faults.map(({ column, wrong }) => ({ field: FIELD_OF.get(column) ?? column, wrong })) };
}

const REFERENCE = /^[\w.:-]{1,64}$/;

const getReference = ({ reference }: Readonly<Record<string, unknown>>): string | null =>
  typeof reference === 'string' && REFERENCE.test(reference.trim()) ? reference.trim() : null;

/** Accepts the events of a lender's server item by item; each is then booked like a row of a file (MI-01). */
export async function acceptSignedEvents(
  { events }: z.output<typeof lenderEventsRequest>,
  context: OpenContext,
): Promise<{ result: LenderItemAnswer[] }> {
  const { tx, now } = context;
  const { institutionId, ...reads } = await authenticateLender(context);
  const read = events.map((item, line) => ({ line, item, ...readItem(item, { ...reads, now }) }));
  const items: ParsedItems = {
    events: read.flatMap((each) => ('event' in each ? [each] : [])),
    refused: read.flatMap((each) =>
      'faults' in each ? [{ content: each.item, reference: getReference(each.item) }] : [],
    ),
  };
  const sender = { institutionId, handle: 'call', name: 'lender/events', actorName: null, now } as const;
  await claimItems(tx, sender, items);
  const taken = new Map((await getOutcomes(tx, sender)).map((each) => [each.line, each]));
  return {
    result: read.map((each) =>
      serializeItemResult({
        reference: getReference(each.item),
        faults: 'faults' in each ? each.faults : [],
        taken: taken.get(each.line),
      }),
    ),
  };
}
