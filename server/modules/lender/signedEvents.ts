import type * as z from 'zod/mini';
import type { lenderEventsRequest, LenderItemAnswer } from '@/contract/entities/lender/lenderCall';
import type { OpenContext } from '../../access/callContext';
import { itemAnswerOnWire } from './lenderWire';
import { readItem } from './readItem';
import { signedCaller } from './signedCaller';
import { getOutcomes, type ReadItems, takeItems } from './stageItemsStore';

const REFERENCE = /^[\w.:-]{1,64}$/;

const getReference = ({ reference }: Readonly<Record<string, unknown>>): string | null =>
  typeof reference === 'string' && REFERENCE.test(reference.trim()) ? reference.trim() : null;

/** Accepts the events of a lender's server item by item; each is then booked like a row of a file (MI-01). */
export async function acceptSigned(
  { events }: z.output<typeof lenderEventsRequest>,
  context: OpenContext,
): Promise<{ result: LenderItemAnswer[] }> {
  const { tx, now } = context;
  const { institutionId, secret: _, ...reads } = await signedCaller(context);
  const read = events.map((item, line) => ({ line, item, ...readItem(item, { ...reads, now }) }));
  const items: ReadItems = {
    events: read.flatMap((each) => ('event' in each ? [each] : [])),
    refused: read.flatMap((each) =>
      'faults' in each ? [{ content: each.item, reference: getReference(each.item) }] : [],
    ),
  };
  const sender = { institutionId, handle: 'call', name: 'lender/events', actorName: null, now } as const;
  await takeItems(tx, sender, items);
  const taken = new Map((await getOutcomes(tx, sender)).map((each) => [each.line, each]));
  return {
    result: read.map((each) =>
      itemAnswerOnWire({
        reference: getReference(each.item),
        faults: 'faults' in each ? each.faults : [],
        taken: taken.get(each.line),
      }),
    ),
  };
}
