import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import * as z from 'zod/mini';
import type { NewPasskey, PasskeyProofRequest, PasskeyRequestOptions } from '@/contract/entities/users/passkey';
import { PASSKEY_CHALLENGE_MS } from '@/contract/ourLimits';
import type { ResultName } from '@/contract/resultCodes';
import type { CallerContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { getBrowserOrigin } from '../singleSignOn/startSingleSignOn';
import type { FactorOwner, StoredFactor } from './factorStore';

/** Reason why a passkey was refused. */
export type PasskeyRefusal = Extract<ResultName, `passkey${string}`>;

/** The app as passkeys know it (WebAuthn §4). */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

/** Returns the app at the origin that the browser sees; its host name is the id. */
export const getRelyingParty = (context: Pick<CallerContext, 'settings' | 'reply'>): RelyingParty => {
  const origin = getBrowserOrigin(context);
  if (!URL.canParse(origin)) throw new Refusal('notAllowed');
  return { id: new URL(origin).hostname, origin };
};

/** Time for the user to answer the browser, in milliseconds; less than the challenge lasts. */
export const PASSKEY_TIMEOUT_MS = PASSKEY_CHALLENGE_MS - 60_000;

/** Names passkeys to the browser. */
export const describePasskeys = (factors: readonly StoredFactor[]): PasskeyRequestOptions['allowCredentials'] =>
  factors.flatMap(({ credentialId, transports }) =>
    credentialId === null ? [] : [{ id: credentialId, type: 'public-key', transports: [...(transports ?? [])] }],
  );

/** Names a user to authenticators (WebAuthn §5.4.3). */
export const toUserHandle = ({ institutionId, userId }: FactorOwner): string =>
  Buffer.from(`${institutionId}:${userId}`).toString('base64url');

/** Returns the user that a handle names; undefined if it is malformed. */
export const readUserHandle = (handle: string): FactorOwner | undefined => {
  const [, institutionId, userId] = /^(\d{1,16}):(\d{1,16})$/.exec(Buffer.from(handle, 'base64url').toString()) ?? [];
  const owner = { institutionId: Number(institutionId), userId: Number(userId) };
  return Object.values(owner).every(Number.isSafeInteger) ? owner : undefined;
};

const clientData = z.object({ challenge: z.string(), origin: z.string() });

/** Part of an answer that the browser wrote: the signed challenge, and the origin at which it was signed. */
export type ClientData = z.output<typeof clientData>;

/** Reads the part of an answer that the browser wrote; undefined if it is malformed. */
export const readClientData = (clientDataJSON: string): ClientData | undefined => {
  try {
    return clientData.parse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()));
  } catch {
    return undefined;
  }
};

/** Values that an answer must contain. */
export interface ExpectedAnswer {
  readonly client: ClientData;
  readonly party: RelyingParty;
}

const getExpected = ({ client, party }: ExpectedAnswer) => ({
  expectedChallenge: client.challenge,
  expectedOrigin: party.origin,
  expectedRPID: party.id,
  // As a second factor after the password none is needed; a sign-in without password reads it from the result.
  requireUserVerification: false,
});

/** The library throws for every answer that it does not accept, malformed ones included. */
const settle = async <T>(
  { client, party }: ExpectedAnswer,
  verify: () => Promise<T | undefined>,
): Promise<T | PasskeyRefusal> => {
  if (client.origin !== party.origin) return 'passkeyOrigin';
  try {
    return (await verify()) ?? 'passkeyWrong';
  } catch (error) {
    return error instanceof Error && error.name === 'UnexpectedRPIDHash' ? 'passkeyOrigin' : 'passkeyWrong';
  }
};

const withType = (id: string) => ({ id, rawId: id, type: 'public-key', clientExtensionResults: {} }) as const;

/** Columns of a passkey. */
export type StoredPasskey = Pick<StoredFactor, 'credentialId' | 'publicKey' | 'signCount' | 'transports'>;

/** Verifies a new passkey whose challenge was used up before. */
export const verifyNewPasskey = (
  { id, clientDataJSON, attestationObject, transports }: NewPasskey,
  expected: ExpectedAnswer,
): Promise<StoredPasskey | PasskeyRefusal> =>
  settle(expected, async () => {
    const response = { ...withType(id), response: { clientDataJSON, attestationObject } };
    const { verified, registrationInfo } = await verifyRegistrationResponse({ response, ...getExpected(expected) });
    if (!verified) return undefined;
    const { id: credentialId, publicKey, counter: signCount } = registrationInfo.credential;
    return { credentialId, publicKey, signCount, transports };
  });

/** Result of a right signature. */
export interface VerifiedPasskey {
  /** New counter. */
  readonly count: number;
  /** The passkey has verified its user, by PIN or biometrics. */
  readonly isUserVerified: boolean;
}

/** Verifies the signature of a passkey whose challenge was used up before. */
export const verifyPasskey = (
  { id, clientDataJSON, authenticatorData, signature }: PasskeyProofRequest,
  { publicKey }: StoredFactor,
  expected: ExpectedAnswer,
): Promise<VerifiedPasskey | PasskeyRefusal> =>
  settle(expected, async () => {
    if (publicKey === null) return undefined;
    const response = { ...withType(id), response: { clientDataJSON, authenticatorData, signature } };
    // The counter is compared in the statement that stores it, so that of two proofs at once only one counts.
    const credential = { id, publicKey: Uint8Array.from(publicKey), counter: 0 };
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      credential,
      ...getExpected(expected),
    });
    const { newCounter: count, userVerified: isUserVerified } = authenticationInfo;
    return verified ? { count, isUserVerified } : undefined;
  });
