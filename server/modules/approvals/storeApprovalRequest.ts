import { HOUR_MS } from '@/contract/duration';
import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { REQUESTER_EXECUTES } from '@/contract/codes/approvalCodes';
import { ACCOUNT_CONTROL_DAYS } from '@/contract/ourLimits';
import type { approvalRequested } from '@/contract/entities/management/approvalRefusal';
import { runAsServiceRole } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { ApprovableAction } from '../../kernel/approvableAction';
import { addApproval, findOpen, isDone, type NewApproval, type StoredApproval, getSubject } from './approvalStore';
import { serializeApprovalRequested } from './approvalWire';
import { getDeciders } from './deciders';
import { expireDueApprovals, recordExpiredApprovals } from './expireApproval';
import { getLimits } from './requireApproval';
import { excludeControlledAccounts } from './sameHandStore';
import { publishApproval, recordApprovalStep } from './tellApproval';

/** Call that requires the approval, with its validated input. */
export interface PendingCall {
  readonly act: ApprovableAction;
  readonly call: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string | null;
}

type ApprovalRequestContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'language' | 'publish'>;

const getHash = (input: unknown): string => createHash('sha256').update(JSON.stringify(input)).digest('hex');

// These kinds are executed by the requester, who sends the call again: a picture or a spreadsheet need not be stored.
const keptInput = ({ kind }: ApprovableAction, input: PendingCall['input']): PendingCall['input'] =>
  REQUESTER_EXECUTES.includes(kind) ? {} : input;

async function made(
  { act, call, input, idempotencyKey }: PendingCall,
  context: ApprovalRequestContext,
): Promise<NewApproval> {
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
    idempotencyKey,
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

/** Returns the pending request: the same call receives it again, another one is refused until its end. */
async function waitingOne(newApproval: NewApproval, context: ApprovalRequestContext): Promise<StoredApproval> {
  const open = await findOpen(newApproval, context);
  // It has ended at this moment: the caller has to reload.
  if (open === undefined) throw new Refusal('stillRunning');
  const isSame = open.askerId === newApproval.askerId && open.inputHash === newApproval.inputHash;
  if (!isSame) throw new Refusal('secondPersonAsked', { name: open.askerName });
  return open;
}

/** Refuses a late copy of a call that has been executed: a retry receives the stored response of its idempotency key. */
async function refuseLateCopy({ call, idempotencyKey }: PendingCall, context: ApprovalRequestContext): Promise<void> {
  if (idempotencyKey !== null && (await isDone({ call, idempotencyKey }, context))) throw new Refusal('stillRunning');
}

/** Stores the expiry of requests, so that expired ones do not prevent new ones. */
async function clearExpired({ tx, caller, now, publish }: ApprovalRequestContext): Promise<void> {
  const ended = await expireDueApprovals(tx, { now, institutionId: caller.institutionId, publish });
  if (ended.length > 0) await runAsServiceRole(tx, (own) => recordExpiredApprovals(own, ended, now));
}

/** Stores an act until another user decides it (MI-09); the same call again receives the pending request. */
export async function storeApprovalRequest(
  pendingCall: PendingCall,
  context: ApprovalRequestContext,
): Promise<z.output<typeof approvalRequested>> {
  await refuseLateCopy(pendingCall, context);
  await clearExpired(context);
  const request = await made(pendingCall, context);
  const { deciders } = await getDeciders(request, context.tx);
  const others = await excludeControlledAccounts(deciders, context);
  if (others.length === 0) throw new Refusal('noSecondPerson', { days: ACCOUNT_CONTROL_DAYS });
  const added = await addApproval(request, context);
  if (added === undefined) return serializeApprovalRequested(await waitingOne(request, context));
  await publishApproval(added, 'waiting', context);
  await recordApprovalStep(added, { state: 'waiting' }, context);
  return serializeApprovalRequested(added);
}
