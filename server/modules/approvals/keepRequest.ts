import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { CARRIED_OUT_BY_ASKER } from '@/contract/codes/approvalKind';
import { SAME_HAND_DAYS } from '@/contract/ourLimits';
import type { approvalAsked } from '@/contract/entities/approval';
import { asServiceRole } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { Act } from '../../kernel/secondPerson';
import { addApproval, findOpen, isDone, type NewApproval, type StoredApproval, getSubject } from './approvalStore';
import { askedOnWire } from './approvalWire';
import { getDeciders } from './deciders';
import { expireDue, tellExpired } from './expireApproval';
import { getLimits } from './limits';
import { withoutSameHand } from './sameHandStore';
import { publishApproval, tellTrail } from './tellApproval';

/** The call that was about to do it, with its checked input. */
export interface AskedCall {
  readonly act: Act;
  readonly call: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly intentKey: string | null;
}

type Context = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'language' | 'publish'>;

const HOUR_MS = 60 * 60_000;

const getHash = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');

// Carried out by the asker, who sends it again: a picture or a spreadsheet need not be stored.
const keptInput = ({ kind }: Act, input: AskedCall['input']): AskedCall['input'] =>
  CARRIED_OUT_BY_ASKER.includes(kind) ? {} : input;

async function made({ act, call, input, intentKey }: AskedCall, context: Context): Promise<NewApproval> {
  const { caller, now, language } = context;
  const { hours } = await getLimits(context);
  return {
    institutionId: caller.institutionId,
    kind: act.kind,
    state: 'waiting',
    askerId: caller.userId,
    askerName: caller.name,
    call,
    input: keptInput(act, input),
    inputHash: getHash(input),
    intentKey,
    language,
    taskId: act.taskId ?? null,
    subject: getSubject(act),
    forUserId: act.forUserId ?? null,
    amount: act.amount ?? null,
    dueBefore: act.dueBefore ?? null,
    dueAfter: act.dueAfter ?? null,
    cases: act.cases ?? null,
    facts: act.facts ?? [],
    createdAt: now,
    expiresAt: new Date(now.getTime() + hours * HOUR_MS),
  };
}

/** The request that waits already: the same call again gets it, another one has to wait for its end. */
async function waitingOne(wanted: NewApproval, context: Context): Promise<StoredApproval> {
  const open = await findOpen(wanted, context);
  // It has ended in this very moment: the caller looks again.
  if (open === undefined) throw new Refusal('stillRunning');
  const isSame = open.askerId === wanted.askerId && open.inputHash === wanted.inputHash;
  if (!isSame) throw new Refusal('secondPersonAsked', { name: open.askerName });
  return open;
}

/** A late copy of a call that is carried out by now: asked again it gets the answer under its key. */
async function refuseLateCopy({ call, intentKey }: AskedCall, context: Context): Promise<void> {
  if (intentKey !== null && (await isDone({ call, intentKey }, context))) throw new Refusal('stillRunning');
}

/** What has expired and nobody has written down yet does not stand in the way. */
async function clearExpired({ tx, caller, now, publish }: Context): Promise<void> {
  const ended = await expireDue(tx, { now, institutionId: caller.institutionId, publish });
  if (ended.length > 0) await asServiceRole(tx, (own) => tellExpired(own, ended, now));
}

/** Keeps what somebody wants to do until another person decides (MI-09); the same call again gets the request that waits. */
export async function keepRequest(asked: AskedCall, context: Context): Promise<z.output<typeof approvalAsked>> {
  await refuseLateCopy(asked, context);
  await clearExpired(context);
  const wanted = await made(asked, context);
  const { deciders } = await getDeciders(wanted, context.tx);
  const others = await withoutSameHand(deciders, context);
  if (others.length === 0) throw new Refusal('noSecondPerson', { days: SAME_HAND_DAYS });
  const added = await addApproval(wanted, context);
  if (added === undefined) return askedOnWire(await waitingOne(wanted, context));
  await publishApproval(added, 'waiting', context);
  await tellTrail(added, { state: 'waiting' }, context);
  return askedOnWire(added);
}
