import * as z from 'zod/mini';

/**
 * Outcomes of a submission that got no response (reliability of CD-06, CD-13; not in the specification): executed, in progress, or never
 * received.
 */
export const CALL_OUTCOMES = ['carriedOut', 'running', 'neverArrived'] as const;

/** Response to the outcome query by idempotency key. */
export const callOutcome = z.object({ state: z.enum(CALL_OUTCOMES) });

/** Query: the idempotency key of the call. */
export const callOutcomeQuery = z.strictObject({ key: z.string().check(z.regex(/^[\w.:-]{16,128}$/)) });
