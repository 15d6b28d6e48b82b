import * as z from 'zod/mini';
import { code, id, time } from '../schemas';

/** Events that one signed call may bring. */
export const LENDER_ITEMS_MAX = 1000;
/** The largest body of a signed call. */
export const LENDER_BODY_MAX_BYTES = 1024 * 1024;
/** The signed time and the server's may differ by so many minutes. */
export const LENDER_TIME_MINUTES = 5;

/** The headers of a signed call: the institution's code, the time in seconds since 1970, and the HMAC over both time and body. */
export const LENDER_HEADERS = {
  institution: 'x-saldo-institution',
  time: 'x-saldo-time',
  signature: 'x-saldo-signature',
} as const;

/** Body of a signed call: events with the fields of docs/lender.md, each value a text; what is wrong with one is answered for it alone. */
export const lenderEventsRequest = z.strictObject({
  events: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(LENDER_ITEMS_MAX)),
});

const lenderItemFault = z.object({ field: z.string(), wrong: z.string() });

/** What is wrong with a field of an event. */
export type LenderItemFault = z.output<typeof lenderItemFault>;

/** What became of an event of a signed call, in the order in which they were sent. */
export const lenderItemAnswer = z.object({
  reference: z.nullable(z.string()),
  /** contract/codes/lenderAnswer */
  answer: code,
  /** Ours; the same for the same reference however often it is sent. */
  eventId: z.nullable(id),
  faults: z.array(lenderItemFault),
});

/** What became of an event. */
export type LenderItemAnswer = z.output<typeof lenderItemAnswer>;

/** Whether the lender has a key. */
export const lenderKeyInfo = z.object({
  /** Null: none yet, and every signed call is refused. */
  createdTime: z.nullable(time),
  actorName: z.nullable(z.string()),
});
