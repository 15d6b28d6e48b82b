import * as z from 'zod/mini';
import { time } from '../schemas';

/** The largest draft. */
const DRAFT_MAX_BYTES = 16 * 1024;

/** What can be half-written on a case (CD-13). */
export const DRAFT_KINDS = ['log', 'sms', 'deduction'] as const;

/** A draft as the server keeps it per user, case and kind; null when there is none (CD-13). */
export const draft = z.nullable(
  z.object({
    /** The form's fields as JSON. */
    content: z.string(),
    /** Raised by each save; the newest wins. */
    version: z.number(),
    updatedTime: time,
    /** The key of the intent that this draft will be sent with, so that it cannot be sent twice. */
    intent: z.string(),
  }),
);

/** A draft (CD-13). */
export type Draft = z.output<typeof draft>;

/** Body that saves a draft; `version` is the one it was written on, 0 for a new one. An empty content deletes it. */
export const draftFields = {
  kind: z.enum(DRAFT_KINDS),
  content: z.string().check(z.maxLength(DRAFT_MAX_BYTES)),
  version: z.number().check(z.int(), z.nonnegative()),
  intent: z.string().check(z.minLength(16), z.maxLength(64)),
};
