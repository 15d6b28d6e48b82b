import type { PasskeyProofRequest, PasskeyRequestOptions } from '@/contract/entities/users/passkey';
import type { CallerContext } from '../../../access/callContext';
import type { Transaction } from '../../../database/connect';
import { Refusal } from '../../../kernel/refusal';
import { acceptSignCount, listFactors, type StoredFactor } from './factorStore';
import { createChallenge, takeChallenge } from './passkeyChallengeStore';
import {
  describePasskeys,
  getRelyingParty,
  PASSKEY_TIMEOUT_MS,
  type PasskeyRefusal,
  readClientData,
  verifyPasskey,
} from './passkeys';

type Owner = Pick<CallerContext, 'caller'>;

const getChallengeOwner = ({ caller: { institutionId, sessionId } }: Owner) =>
  ({ institutionId, sessionId, purpose: 'prove' }) as const;

/** Returns the options with which the browser requests one of the caller's passkeys. */
export const requestPasskey = async (context: CallerContext): Promise<PasskeyRequestOptions> => {
  const { caller, now, inOwnTransaction } = context;
  await context.limit('secondFactor', caller.sessionId);
  const { id: rpId } = getRelyingParty(context);
  return inOwnTransaction(async (tx) => {
    const allowCredentials = caller.factorPending ? describePasskeys(await listFactors(tx, caller)) : [];
    if (allowCredentials.length === 0) throw new Refusal('passkeyUnknown');
    const challenge = await createChallenge(tx, getChallengeOwner(context), now);
    return { challenge, rpId, timeout: PASSKEY_TIMEOUT_MS, userVerification: 'preferred', allowCredentials };
  });
};

type PasskeyContext = Pick<CallerContext, 'caller' | 'now' | 'inOwnTransaction' | 'settings' | 'reply'>;

/** Stores the counter of a proof, in the transaction that also completes the sign-in. Returns why the proof was refused, if it was. */
type PasskeyAcceptance = (tx: Transaction) => Promise<PasskeyRefusal | undefined>;

/** Uses the challenge up and verifies the proof. */
const verifyProof = async (
  proof: PasskeyProofRequest,
  context: PasskeyContext,
): Promise<{ factor: StoredFactor; count: number } | PasskeyRefusal> => {
  const { caller, now, inOwnTransaction } = context;
  const client = readClientData(proof.clientDataJSON);
  if (client === undefined) return 'passkeyWrong';
  const { challenge } = client;
  const isCurrent = await inOwnTransaction((tx) => takeChallenge(tx, getChallengeOwner(context), { challenge, now }));
  if (!isCurrent) return 'passkeyExpired';
  const factors = await inOwnTransaction((tx) => listFactors(tx, caller));
  const factor = factors.find(({ credentialId }) => credentialId === proof.id);
  if (factor === undefined) return 'passkeyUnknown';
  const verified = await verifyPasskey(proof, factor, { client, party: getRelyingParty(context) });
  return typeof verified === 'string' ? verified : { factor, count: verified.count };
};

/** Verifies the proof of a passkey. */
export const acceptPasskey = async (
  proof: PasskeyProofRequest,
  context: PasskeyContext,
): Promise<PasskeyAcceptance> => {
  const verified = await verifyProof(proof, context);
  if (typeof verified === 'string') return () => Promise.resolve(verified);
  const { factor, count } = verified;
  return async (tx) =>
    (await acceptSignCount(tx, factor, { count, now: context.now })) ? undefined : 'passkeyCounter';
};
