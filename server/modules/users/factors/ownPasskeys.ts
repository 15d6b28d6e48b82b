import type { NewPasskey, PasskeyCreationOptions } from '@/contract/entities/users/passkey';
import type { CallerContext } from '../../../access/callContext';
import { runAsServiceRole } from '../../../database/callTransaction';
import { Refusal } from '../../../kernel/refusal';
import {
  createChallenge,
  describePasskeys,
  getRelyingParty,
  listFactors,
  PASSKEY_TIMEOUT_MS,
  type PasskeyRefusal,
  readClientData,
  storePasskey,
  takeChallenge,
  toUserHandle,
  verifyNewPasskey,
} from '../../signIn/signInFacade';
import { countEnrollment, finishEnrollment, refuseTooManyFactors } from './enrollment';
import { recordFactorRefusal } from './recordFactorChange';

/** Name of the product in the dialogs of browsers. */
const PARTY_NAME = 'Saldo';
/** Signature algorithms: Ed25519, ECDSA with SHA-256, RSA with SHA-256 (IANA COSE numbers). */
const ALGORITHMS = [-8, -7, -257] as const;

const getChallengeOwner = ({ caller: { institutionId, sessionId } }: Pick<CallerContext, 'caller'>) =>
  ({ institutionId, sessionId, purpose: 'enroll' }) as const;

/** Returns the options with which the browser creates a passkey. */
export const addPasskey = async (context: CallerContext): Promise<PasskeyCreationOptions> => {
  const { caller, now, tx } = context;
  const { username, name: displayName } = caller;
  const { id } = getRelyingParty(context);
  return runAsServiceRole(tx, async (own) => {
    await refuseTooManyFactors(own, caller);
    return {
      challenge: await createChallenge(own, getChallengeOwner(context), now),
      rp: { id, name: PARTY_NAME },
      user: { id: toUserHandle(caller), name: username, displayName },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      timeout: PASSKEY_TIMEOUT_MS,
      excludeCredentials: describePasskeys(await listFactors(own, caller)),
      // Only a passkey that the authenticator stores (resident key) can sign in without a username.
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      attestation: 'none',
    };
  });
};

/** Uses the challenge up, verifies the passkey and stores it. Returns why it was refused, if it was. */
const store = async (
  { name, ...passkey }: NewPasskey & { readonly name: string },
  context: CallerContext,
): Promise<PasskeyRefusal | undefined> => {
  const { caller, now, tx, inOwnTransaction } = context;
  const { institutionId, userId } = caller;
  const client = readClientData(passkey.clientDataJSON);
  if (client === undefined) return 'passkeyWrong';
  const taking = { challenge: client.challenge, now };
  const isCurrent = await inOwnTransaction((other) =>
    runAsServiceRole(other, (own) => takeChallenge(own, getChallengeOwner(context), taking)),
  );
  if (!isCurrent) return 'passkeyExpired';
  const verified = await verifyNewPasskey(passkey, { client, party: getRelyingParty(context) });
  if (typeof verified === 'string') return verified;
  const row = { institutionId, userId, kind: 'passkey', name, createdAt: now, confirmedAt: now, ...verified } as const;
  const isStored = await runAsServiceRole(tx, async (own) => {
    await refuseTooManyFactors(own, caller);
    return storePasskey(own, row);
  });
  return isStored ? undefined : 'passkeyTaken';
};

/** Adds the passkey that the browser created. */
export const confirmPasskey = async (
  input: NewPasskey & { readonly name: string },
  context: CallerContext,
): Promise<{ recoveryCodes: string[] | null }> => {
  const number = await countEnrollment(context);
  const refusal = await store(input, context);
  if (refusal === undefined) return finishEnrollment(number, context);
  await recordFactorRefusal({ kind: 'passkey', reason: refusal }, context);
  throw new Refusal(refusal);
};
