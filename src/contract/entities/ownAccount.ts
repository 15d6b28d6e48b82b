import * as z from 'zod/mini';

/** A password, encrypted with a fresh public key, base64 (LG-04). */
const sealed = z.string().check(z.maxLength(2048));

/** Body of login/ownPassword. */
export const ownPasswordRequest = z.strictObject({ oldPassword: sealed, newPassword: sealed });

/** Body of login/confirmPassword. */
export const confirmPasswordRequest = z.strictObject({ password: sealed });
