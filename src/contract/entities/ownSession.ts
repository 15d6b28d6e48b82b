import * as z from 'zod/mini';
import { count, id, idInput, time } from '../schemas';

/** One of the caller's open sessions. */
export const ownSession = z.object({
  id,
  /** The one that asks. */
  isThis: z.boolean(),
  /** The password was right, the face check is still open. */
  waitsForFaceCheck: z.boolean(),
  since: time,
  /** Written down at most once a minute. */
  lastUsed: time,
  /** From where it was signed in. */
  address: z.string(),
  /** The browser with its version, such as 'Chrome 156'; null where it is not known. */
  browser: z.nullable(z.string()),
  /** What it runs on, such as 'Windows'. */
  system: z.nullable(z.string()),
});

/** One of the caller's open sessions. */
export type OwnSession = z.output<typeof ownSession>;

/** Body of login/endOwnSessions: one session, or null for all but the one that asks. */
export const endOwnSessionsRequest = z.strictObject({ id: z.nullable(idInput) });

/** How many sessions ended. */
export const endOwnSessionsAnswer = z.object({ ended: count });
