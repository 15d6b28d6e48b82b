import * as z from 'zod/mini';
import { position } from './login';
import { base64url, passkeyProofRequest } from './passkey';

const discovered = {
  ...passkeyProofRequest.shape,
  /** Names the user; has at most 64 bytes (WebAuthn §5.4.3). */
  userHandle: base64url(86),
};
const discoveredPasskey = z.strictObject(discovered);

/** Proof of a passkey that also names its user. */
export type DiscoveredPasskey = z.output<typeof discoveredPasskey>;

/** Body of login/passkey/in: the browser's answer to login/passkey, and the signals of the login request (LG-05). */
export const passkeySignInRequest = z.strictObject({
  ...discovered,
  veins: z.string().check(z.maxLength(256)),
  gps: z.nullish(position),
});

/** Sign-in with a passkey as it is sent. */
export type PasskeySignInRequest = z.output<typeof passkeySignInRequest>;
