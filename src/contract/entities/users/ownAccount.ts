import * as z from 'zod/mini';
import { count, id, idInput, time } from '../../schemas';

/** A password, encrypted with a fresh public key, base64 (LG-04). */
const sealed = z.string().check(z.maxLength(2048));

/** Body of login/ownPassword. */
export const ownPasswordRequest = z.strictObject({ oldPassword: sealed, newPassword: sealed });

/** Body of login/confirmPassword. */
export const confirmPasswordRequest = z.strictObject({ password: sealed });

/** One of the caller's open sessions. */
export const ownSession = z.object({
  id,
  /** The caller's current session. */
  isThis: z.boolean(),
  /** The password was accepted, but the face check is still open. */
  waitsForFaceCheck: z.boolean(),
  since: time,
  /** Updated at most once a minute. */
  lastUsed: time,
  /** Address of the sign-in. */
  address: z.string(),
  /** Browser with its version, such as 'Chrome 156'; null if unknown. */
  browser: z.nullable(z.string()),
  /** Operating system, such as 'Windows'. */
  system: z.nullable(z.string()),
});

/** One of the caller's open sessions. */
export type OwnSession = z.output<typeof ownSession>;

/** Body of login/endOwnSessions: one session, or null for all except the current one. */
export const endOwnSessionsRequest = z.strictObject({ id: z.nullable(idInput) });

/** Number of ended sessions. */
export const endOwnSessionsAnswer = z.object({ ended: count });
