import * as z from 'zod/mini';
import { FACTOR_NAME_MAX } from '../../ourLimits';
import { lineText } from '../../schemas';

/** Bytes as base64url without padding. */
export const base64url = (maxLength: number) => z.string().check(z.regex(new RegExp(`^[\\w-]{1,${maxLength}}$`)));
/** A credential id has at most 1023 bytes (WebAuthn §4). */
const credentialId = base64url(1364);
const clientDataJSON = base64url(2048);
/** Ways in which a browser reaches a passkey, such as usb (WebAuthn §5.8.4). */
const transports = z.array(z.string().check(z.regex(/^[a-z-]{1,32}$/)));
const publicKeyType = z.literal('public-key');

const credential = z.object({ id: z.string(), type: publicKeyType, transports });

/**
 * Response of login/secondFactor/passkey and login/passkey: options with which the browser requests a passkey (WebAuthn §5.5). Without
 * allowCredentials the browser offers every passkey of the app.
 */
export const passkeyRequestOptions = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.number(),
  userVerification: z.enum(['preferred', 'required']),
  allowCredentials: z.array(credential),
});

/** Options with which the browser requests a passkey. */
export type PasskeyRequestOptions = z.output<typeof passkeyRequestOptions>;

/** Body of login/secondFactor/passkey/prove: the browser's answer, binary fields as base64url. */
export const passkeyProofRequest = z.strictObject({
  id: credentialId,
  clientDataJSON,
  authenticatorData: base64url(2048),
  signature: base64url(2048),
});

/** Proof of a passkey as it is sent. */
export type PasskeyProofRequest = z.output<typeof passkeyProofRequest>;

/** Response of login/ownFactors/passkey: options with which the browser creates a passkey (WebAuthn §5.4). */
export const passkeyCreationOptions = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKeyType, alg: z.number() })),
  /** Milliseconds. */
  timeout: z.number(),
  /** Passkeys that the user already has. */
  excludeCredentials: z.array(credential),
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('preferred'),
  }),
  attestation: z.literal('none'),
});

/** Options with which the browser creates a passkey. */
export type PasskeyCreationOptions = z.output<typeof passkeyCreationOptions>;

/** Body of login/ownFactors/passkey/confirm: the browser's answer, binary fields as base64url. */
export const passkeyConfirmRequest = z.strictObject({
  name: lineText(FACTOR_NAME_MAX),
  id: credentialId,
  clientDataJSON,
  attestationObject: base64url(8192),
  transports: transports.check(z.maxLength(8)),
});

/** A new passkey as the browser returns it. */
export type NewPasskey = Omit<z.output<typeof passkeyConfirmRequest>, 'name'>;
