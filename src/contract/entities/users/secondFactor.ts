import * as z from 'zod/mini';
import { CODE_PROOF } from '../../codes/signInCodes';
import { FACTOR_CODE_MAX, FACTOR_NAME_MAX, TOTP_DIGITS } from '../../ourLimits';
import { code, codeInput, count, day, id, idInput, lineText, time } from '../../schemas';

const totpCode = z.string().check(z.regex(new RegExp(`^\\d{${TOTP_DIGITS}}$`)));
const name = lineText(FACTOR_NAME_MAX);

/** Body of login/secondFactor: a typed proof of the user's second factor. */
export const factorProofRequest = z.strictObject({
  kind: codeInput(CODE_PROOF),
  /** Code of the authenticator app, or a recovery code. */
  code: lineText(FACTOR_CODE_MAX),
});

/** A typed proof of a second factor as it is sent. */
export type FactorProofRequest = z.output<typeof factorProofRequest>;

/** Response of login/secondFactor: the face check that remains. */
export const factorProofAnswer = z.object({
  /** contract/codes/signInCodes FACE_CHECK */
  check: code,
});

/** A second factor of the caller. */
export const ownFactor = z.object({
  id,
  /** contract/codes/signInCodes FACTOR_KIND */
  kind: code,
  name: z.string(),
  createdAt: time,
  /** Null before its first use at a sign-in. */
  lastUsedAt: z.nullable(time),
});

/** A second factor of the caller. */
export type OwnFactor = z.output<typeof ownFactor>;

/** Response of login/ownFactors. */
export const ownFactors = z.object({
  factors: z.array(ownFactor),
  /** Number of recovery codes that have not been used. */
  recoveryCodesLeft: count,
  /** Day from which the institution requires a second factor of the caller's role; null if it never does. */
  requiredFrom: z.nullable(day),
});

/** The second factors of the caller. */
export type OwnFactors = z.output<typeof ownFactors>;

/** Body of login/ownFactors/totp. */
export const totpRequest = z.strictObject({ name });

/** Response of login/ownFactors/totp: the secret, which is shown only this once. */
export const totpAnswer = z.object({
  id,
  /** Base32, for typing it into the app. */
  secret: z.string(),
  /** otpauth URI, for the QR code. */
  uri: z.string(),
});

/** Body of login/ownFactors/totp/confirm: the first code of the app. */
export const totpConfirmRequest = z.strictObject({ id: idInput, code: totpCode });

/** Recovery codes, which are shown only this once; null if unused ones exist already. */
export const recoveryCodesAnswer = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });

/** Body of login/ownFactors/rename. */
export const renameFactorRequest = z.strictObject({ id: idInput, name });
