import * as z from 'zod/mini';
import { code, id, time } from '../../schemas';

/** Maximum number of events in one signed call. */
export const LENDER_ITEMS_MAX = 1000;
/** Maximum request body of a signed call. */
export const LENDER_BODY_MAX_BYTES = 1024 * 1024;
/** Maximum difference between the signed time and the server's time, in minutes. */
export const LENDER_TIME_MINUTES = 5;

/** Headers of a signed call: the institution's code, the time in seconds since 1970, and the HMAC of time and body. */
export const LENDER_HEADERS = {
  institution: 'x-saldo-institution',
  time: 'x-saldo-time',
  signature: 'x-saldo-signature',
} as const;

/**
 * Body of a signed call: events with the fields of docs/lender.md, each value as text. An error in one event is reported only for that
 * event.
 */
export const lenderEventsRequest = z.strictObject({
  events: z.array(z.record(z.string(), z.unknown())).check(z.minLength(1), z.maxLength(LENDER_ITEMS_MAX)),
});

const lenderItemFault = z.object({ field: z.string(), wrong: z.string() });

/** Validation error of a field of an event. */
export type LenderItemFault = z.output<typeof lenderItemFault>;

/** Result for one event of a signed call, in the order in which the events were sent. */
export const lenderItemAnswer = z.object({
  reference: z.nullable(z.string()),
  /** contract/codes/lenderCodes */
  answer: code,
  /** Our id of the event. Repeated events with the same reference have the same id. */
  eventId: z.nullable(id),
  faults: z.array(lenderItemFault),
});

export type LenderItemAnswer = z.output<typeof lenderItemAnswer>;

/** Shows if the lender has a key. */
export const lenderKeyInfo = z.object({
  /** Null if there is none yet; then every signed call is refused. */
  createdTime: z.nullable(time),
  actorName: z.nullable(z.string()),
  /** The lender's events are also accepted with an API key instead of the signature. */
  acceptsApiKeys: z.boolean(),
});

/** Body that accepts API keys for the lender's events, or no longer. */
export const lenderApiKeysRequest = z.strictObject({ accepted: z.boolean() });
