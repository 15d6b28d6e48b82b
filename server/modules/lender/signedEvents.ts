import type * as z from 'zod/mini';
import {
  LENDER_HEADERS,
  LENDER_TIME_MINUTES,
  type lenderEventsRequest,
  type LenderItemAnswer,
} from '@/contract/entities/lenderCall';
import type { OpenContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { placeOfKey } from './keyStore';
import { itemAnswerOnWire } from './lenderWire';
import { readItem } from './readItem';
import { isSameText, signatureOf } from './signature';
import { outcomesOf, type ReadItems, takeItems } from './stageItemsStore';

/** Compared with where there is no such institution, or it has no key: it takes as long, and nobody can tell. */
const NO_KEY = 'no key';

const TIME = /^\d{10}$/;
const REFERENCE = /^[\w.:-]{1,64}$/;

function refuseOld(time: string, now: Date): void {
  const away = Math.abs(Number(time) * 1000 - now.getTime());
  const isNear = TIME.test(time) && away <= LENDER_TIME_MINUTES * 60_000;
  if (!isNear) throw new Refusal('oldTime', { minutes: LENDER_TIME_MINUTES });
}

/** Whose call it is: the signature first, so that nothing is told to somebody without the key. */
async function signer({ tx, reply, now, limit, ip }: OpenContext) {
  await limit('lenderCall', ip);
  const [code = '', time = '', signature = ''] = [
    LENDER_HEADERS.institution,
    LENDER_HEADERS.time,
    LENDER_HEADERS.signature,
  ].map((name) => reply.requestHeader(name));
  const place = await placeOfKey(tx, code);
  const right = signatureOf(place?.secret ?? NO_KEY, { time, body: reply.requestBody() });
  if (!isSameText(signature.toLowerCase(), right) || !place) throw new Refusal('wrongSignature');
  refuseOld(time, now);
  return place;
}

const referenceOf = ({ reference }: Readonly<Record<string, unknown>>): string | null =>
  typeof reference === 'string' && REFERENCE.test(reference.trim()) ? reference.trim() : null;

/** Takes in what a lender's server sends, item by item; each is booked afterwards as the row of a file (MI-01). */
export async function acceptSigned(
  { events }: z.output<typeof lenderEventsRequest>,
  context: OpenContext,
): Promise<{ result: LenderItemAnswer[] }> {
  const { tx, now } = context;
  const { institutionId, secret: _, ...reads } = await signer(context);
  const read = events.map((item, line) => ({ line, item, ...readItem(item, { ...reads, now }) }));
  const items: ReadItems = {
    events: read.flatMap((each) => ('event' in each ? [each] : [])),
    refused: read.flatMap((each) =>
      'faults' in each ? [{ content: each.item, reference: referenceOf(each.item) }] : [],
    ),
  };
  const sender = { institutionId, handle: 'call', name: 'lender/events', actorName: null, now } as const;
  await takeItems(tx, sender, items);
  const taken = new Map((await outcomesOf(tx, sender)).map((each) => [each.line, each]));
  return {
    result: read.map((each) =>
      itemAnswerOnWire({
        reference: referenceOf(each.item),
        faults: 'faults' in each ? each.faults : [],
        taken: taken.get(each.line),
      }),
    ),
  };
}
