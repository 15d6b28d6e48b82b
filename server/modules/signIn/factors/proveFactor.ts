import type { FaceCheckKind, FactorProof } from '@/contract/codes/signInCodes';
import type { PasskeyProofRequest } from '@/contract/entities/users/passkey';
import type { FactorProofRequest } from '@/contract/entities/users/secondFactor';
import type { CallerContext } from '../../../access/callContext';
import type { Transaction } from '../../../database/connect';
import { Refusal } from '../../../kernel/refusal';
import { completeLiveness } from '../../../security/session/sessions';
import { findLiveSession } from '../../../security/session/sessionStore';
import { addTrail } from '../../../security/trail/trailStore';
import {
  countAttempt,
  deleteAttempts,
  setLoginOutcome,
  type AttemptRule,
  type LoginOutcome,
} from '../loginAttemptStore';
import { getFactorRule, getMinutesUntil } from '../signInGuard';
import { acceptStep, listFactors, settleFactor, spendRecoveryCode } from './factorStore';
import type { PasskeyRefusal } from './passkeys';
import { acceptPasskey } from './provePasskey';
import { matchRecoveryCode } from './recoveryCodes';
import { findTotpStep } from './totp';

/** Proof of a second factor: a code, or a passkey. */
export type AnyFactorProof = FactorProofRequest | ({ readonly kind: 'passkey' } & PasskeyProofRequest);

/** Proof of a second factor, with the browser that sends it. */
export type SentProof = AnyFactorProof & {
  /** Sid of the half session. */
  readonly sid: string;
  /** Cookie of the browser with the marks of its users. */
  readonly deviceMarks: string | undefined;
};

/** Result of a correct proof. */
interface ProvenFactor {
  /** Face check that remains. */
  readonly check: FaceCheckKind;
  /** Sid of the full session, if no face check remains. */
  readonly sid: string | undefined;
}

type ProofContext = Pick<CallerContext, 'now' | 'ip' | 'caller' | 'inOwnTransaction' | 'limit' | 'settings' | 'reply'>;

interface CountedProof {
  readonly rule: AttemptRule;
  readonly number: number;
  readonly loginLogId: number;
  readonly check: FaceCheckKind;
}

interface JudgedProof {
  readonly kind: FactorProof;
  readonly outcome: Extract<LoginOutcome, 'wrongFactor' | 'locked' | 'success' | 'livenessPending'>;
  readonly loginLogId: number;
  readonly attempt?: number;
  /** Reason why a passkey was refused. */
  readonly reason?: PasskeyRefusal;
}

/** Writes the outcome to the audit log; never the code. */
const recordProof = (
  tx: Transaction,
  { kind, outcome, loginLogId, attempt, reason }: JudgedProof,
  { caller: { institutionId, userId }, now }: ProofContext,
): Promise<void> => {
  const detail = { kind, ...(attempt !== undefined && { attempt }), ...(reason !== undefined && { reason }) };
  return addTrail(tx, { institutionId, userId, loginLogId, event: 'secondFactor', outcome, detail, now });
};

/** Counts the proof before it is verified, so that at most five concurrent ones are allowed. */
const countProof = async (
  tx: Transaction,
  { kind, deviceMarks }: SentProof,
  context: ProofContext,
): Promise<CountedProof | Refusal> => {
  const { caller, now, ip } = context;
  const session = await findLiveSession(tx, caller.sessionId);
  if (session === undefined) throw new Refusal('ended');
  if (session.state !== 'half' || !session.factorPending) throw new Refusal('notAllowed');
  const { loginLogId, faceCheck: check } = session;
  const rule = await getFactorRule(tx, { userId: caller.userId, deviceMarks, ip }, now);
  const counted = await countAttempt(tx, rule, now);
  if (counted.allowed) return { rule, number: counted.number, loginLogId, check };
  await recordProof(tx, { kind, outcome: 'locked', loginLogId }, context);
  return new Refusal('locked', { minutes: getMinutesUntil(counted.windowEnd, now) });
};

/** Uses a proof up. Returns why it was refused, if it was. */
type Acceptance = (tx: Transaction) => Promise<PasskeyRefusal | 'wrongFactor' | undefined>;

const acceptTotp = async (tx: Transaction, code: string, { caller, now }: ProofContext): Promise<boolean> => {
  for (const factor of await listFactors(tx, caller)) {
    const step = await findTotpStep(tx, factor.sealedSecret, { code, now });
    if (step !== undefined && (await acceptStep(tx, factor, { step, now }))) return true;
  }
  return false;
};

/** Returns a function that uses the proof up, in the transaction that also completes the sign-in. */
const verifyProof = async (proof: SentProof, context: ProofContext): Promise<Acceptance> => {
  const { caller, now, inOwnTransaction } = context;
  if (proof.kind === 'passkey') return acceptPasskey(proof, context);
  const { kind, code } = proof;
  if (kind === 'totp') return async (tx) => ((await acceptTotp(tx, code, context)) ? undefined : 'wrongFactor');
  const { institutionId, userId } = caller;
  const id = await inOwnTransaction((tx) => matchRecoveryCode(tx, caller, code));
  return async (tx) => {
    const isSpent = id !== undefined && (await spendRecoveryCode(tx, { institutionId, userId, id }, now));
    return isSpent ? undefined : 'wrongFactor';
  };
};

const settle = async (
  tx: Transaction,
  { proof, counted, accept }: { proof: SentProof; counted: CountedProof; accept: Acceptance },
  context: ProofContext,
): Promise<ProvenFactor | Refusal> => {
  const { caller, now } = context;
  const { loginLogId, check, rule, number: attempt } = counted;
  const fact = { kind: proof.kind, loginLogId, attempt };
  const refusal = await accept(tx);
  if (refusal !== undefined) {
    await setLoginOutcome(tx, loginLogId, 'wrongFactor');
    const judged = { ...fact, outcome: 'wrongFactor', ...(refusal !== 'wrongFactor' && { reason: refusal }) } as const;
    await recordProof(tx, judged, context);
    return new Refusal(refusal);
  }
  if (!(await settleFactor(tx, caller.sessionId))) throw new Refusal('ended');
  await deleteAttempts(tx, rule, attempt);
  const outcome = check === 'none' ? 'success' : 'livenessPending';
  await setLoginOutcome(tx, loginLogId, outcome);
  const { sid: former } = proof;
  const sid =
    check === 'none' ? await completeLiveness(tx, { sessionId: caller.sessionId, sid: former, now }) : undefined;
  await recordProof(tx, { ...fact, outcome }, context);
  return { check, sid };
};

/** Proves the second factor of a half session. Each step is committed separately, so that a wrong proof stays counted and recorded. */
export const proveFactor = async (proof: SentProof, context: ProofContext): Promise<ProvenFactor> => {
  const { inOwnTransaction, caller } = context;
  await context.limit('secondFactor', caller.sessionId);
  const counted = await inOwnTransaction((tx) => countProof(tx, proof, context));
  if (counted instanceof Refusal) throw counted;
  const accept = await verifyProof(proof, context);
  const outcome = await inOwnTransaction((tx) => settle(tx, { proof, counted, accept }, context));
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
