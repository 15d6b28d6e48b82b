import type * as z from 'zod/mini';
import {
  type ApprovalKind,
  REQUESTER_EXECUTES,
  APPROVAL_STATE,
  type ApprovalState,
} from '@/contract/codes/approvalCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import type { Approval, approvalChosen, approvalRefused } from '@/contract/entities/management/approval';
import { ACCOUNT_CONTROL_DAYS } from '@/contract/ourLimits';
import type { CallerContext } from '../../access/callContext';
import { refuseUnconfirmed } from '../../access/refuseUnconfirmed';
import { Refusal } from '../../kernel/refusal';
import { parseRowId } from '../../values/parseRowId';
import { stripNul } from '../../values/cellText';
import { findListedApproval } from './approvalListStore';
import {
  type ApprovalOutcome,
  endApproval,
  lockApproval,
  getCaseAssignment,
  type StoredApproval,
} from './approvalStore';
import { serializeApproval } from './approvalWire';
import { isOwn, mayDecideKind } from './deciders';
import { publishApproval, recordApprovalStep } from './tellApproval';

type DecisionInput = z.output<typeof approvalChosen>;

/** Kinds that require the approver's own password, like the requester's (ASVS 7.5.1). */
const CONFIRMED: readonly ApprovalKind[] = ['grant', 'auditorReset', 'account', 'limits'];

const refuseEnded = ({ state, expiresAt, deciderName }: StoredApproval, { now, language }: CallerContext): void => {
  const isOver = expiresAt <= now;
  const left: ApprovalState = isOver && state === 'waiting' ? 'expired' : state;
  if (left !== 'waiting') {
    throw new Refusal('notWaiting', { name: deciderName ?? getCodeLabel(APPROVAL_STATE, left, language) });
  }
};

/** Locks a request that the caller may decide; one of another group or institution is refused as not found, the caller's own is refused. */
async function holdToDecide(id: string, context: CallerContext): Promise<StoredApproval> {
  const { tx, caller } = context;
  const approval = await lockApproval(parseRowId(id), context);
  if (approval === undefined) throw new Refusal('notFound');
  if (isOwn(approval, caller.userId)) throw new Refusal('ownRequest');
  const groupId = approval.taskId === null ? null : (await getCaseAssignment(approval.taskId, { tx })).groupId;
  if (!mayDecideKind(caller, approval.kind, groupId)) throw new Refusal('notFound');
  if ((await findListedApproval(approval.id, context)).isSameHand) {
    throw new Refusal('sameHand', { days: ACCOUNT_CONTROL_DAYS });
  }
  refuseEnded(approval, context);
  return approval;
}

async function end(approval: StoredApproval, outcome: ApprovalOutcome, context: CallerContext): Promise<Approval> {
  const { caller, now } = context;
  const isTakenBack = outcome.state === 'withdrawn';
  const by = isTakenBack ? {} : { deciderId: caller.userId, deciderName: caller.name };
  await endApproval(approval.id, { ...by, decidedAt: now, ...outcome }, context);
  await publishApproval(approval, outcome.state, context);
  const listed = await findListedApproval(approval.id, context);
  await recordApprovalStep(
    approval,
    { state: outcome.state, ...(!isTakenBack && { deciderName: caller.name }) },
    context,
  );
  return serializeApproval(listed, context);
}

/** Executes the call and returns the outcome: done, or failed with the reason; a failed call is rolled back. */
async function carriedOut(approval: StoredApproval, context: CallerContext): Promise<ApprovalOutcome> {
  const { userId, name } = context.caller;
  const refusal = await context.carryOutApproved({ ...approval, by: { userId, name } });
  if (refusal === undefined) return { state: 'done' };
  return { state: 'failed', failure: refusal.result, failurePlaces: refusal.places };
}

/**
 * Approves a request. The call is executed in the same transaction on behalf of the requester, with the requester's current
 * permissions; both users see the reason of a failure (MI-09).
 */
export async function agree({ id }: DecisionInput, context: CallerContext): Promise<Approval> {
  const approval = await holdToDecide(id, context);
  if (CONFIRMED.includes(approval.kind)) refuseUnconfirmed(context.caller, context.now);
  if (REQUESTER_EXECUTES.includes(approval.kind)) return end(approval, { state: 'granted' }, context);
  return end(approval, await carriedOut(approval, context), context);
}

/** Refuses a request, with a reason. */
export async function refuse(
  { id, reason }: z.output<typeof approvalRefused>,
  context: CallerContext,
): Promise<Approval> {
  const approval = await holdToDecide(id, context);
  return end(approval, { state: 'refused', reason: stripNul(reason) }, context);
}

/** Withdraws the caller's own request while it is pending or before it is executed. */
export async function withdraw({ id }: DecisionInput, context: CallerContext): Promise<Approval> {
  const approval = await lockApproval(parseRowId(id), context);
  if (approval === undefined || approval.askerId !== context.caller.userId) throw new Refusal('notFound');
  if (approval.state !== 'granted') refuseEnded(approval, context);
  return end(approval, { state: 'withdrawn' }, context);
}
