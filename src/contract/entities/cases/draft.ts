import * as z from 'zod/mini';
import { time } from '../../schemas';

/** Maximum size of a draft. */
const DRAFT_MAX_BYTES = 16 * 1024;

/** Kinds of unfinished entries that are saved for a case (CD-13). */
export const DRAFT_KINDS = ['log', 'sms', 'deduction'] as const;

/** A draft as stored per user, case and kind; null if there is none (CD-13). */
export const draft = z.nullable(
  z.object({
    /** The form's fields as JSON. */
    content: z.string(),
    /** Increases with each save; the highest version wins. */
    version: z.number(),
    updatedTime: time,
    /** Idempotency key with which this draft will be sent, so that it cannot be sent twice. */
    intent: z.string(),
  }),
);

/** A draft (CD-13). */
export type Draft = z.output<typeof draft>;

/** Body that saves a draft. `version` is the version it is based on, 0 for a new one. Empty content deletes it. */
export const draftFields = {
  kind: z.enum(DRAFT_KINDS),
  content: z.string().check(z.maxLength(DRAFT_MAX_BYTES)),
  version: z.number().check(z.int(), z.nonnegative()),
  intent: z.string().check(z.minLength(16), z.maxLength(64)),
};
