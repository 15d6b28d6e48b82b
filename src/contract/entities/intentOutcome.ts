import * as z from 'zod/mini';

/** The outcome of an intent that was sent and not answered (ours; reliability of CD-06, CD-13): carried out, under way, or never arrived. */
export const INTENT_STATES = ['carriedOut', 'running', 'neverArrived'] as const;

/** The answer to the question by key. */
export const intentOutcome = z.object({ state: z.enum(INTENT_STATES) });

/** Query: the key that the call was sent with. */
export const intentOutcomeQuery = z.strictObject({ key: z.string().check(z.regex(/^[\w.:-]{16,128}$/)) });
