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

type Chosen = z.output<typeof approvalChosen>;

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
  const held = await lockApproval(parseRowId(id), context);
  if (held === undefined) throw new Refusal('notFound');
  if (isOwn(held, caller.userId)) throw new Refusal('ownRequest');
  const groupId = held.taskId === null ? null : (await getCaseAssignment(held.taskId, { tx })).groupId;
  if (!mayDecideKind(caller, held.kind, groupId)) throw new Refusal('notFound');
  if ((await findListedApproval(held.id, context)).isSameHand) {
    throw new Refusal('sameHand', { days: ACCOUNT_CONTROL_DAYS });
  }
  refuseEnded(held, context);
  return held;
}

async function end(held: StoredApproval, outcome: ApprovalOutcome, context: CallerContext): Promise<Approval> {
  const { caller, now } = context;
  const isTakenBack = outcome.state === 'withdrawn';
  const by = isTakenBack ? {} : { deciderId: caller.userId, deciderName: caller.name };
  await endApproval(held.id, { ...by, decidedAt: now, ...outcome }, context);
  await publishApproval(held, outcome.state, context);
  const listed = await findListedApproval(held.id, context);
  await recordApprovalStep(held, { state: outcome.state, ...(!isTakenBack && { deciderName: caller.name }) }, context);
  return serializeApproval(listed, context);
}

/** Executes the call and returns the outcome: done, or failed with the reason; a failed call is rolled back. */
async function carriedOut(held: StoredApproval, context: CallerContext): Promise<ApprovalOutcome> {
  const { userId, name } = context.caller;
  const refusal = await context.carryOutApproved({ ...held, by: { userId, name } });
  if (refusal === undefined) return { state: 'done' };
  return { state: 'failed', failure: refusal.result, failurePlaces: refusal.places };
}

/**
 * Approves a request. The call is executed in the same transaction on behalf of the requester, with the requester's current
 * permissions; both users see the reason of a failure (MI-09).
 */
export async function agree({ id }: Chosen, context: CallerContext): Promise<Approval> {
  const held = await holdToDecide(id, context);
  if (CONFIRMED.includes(held.kind)) refuseUnconfirmed(context.caller, context.now);
  if (REQUESTER_EXECUTES.includes(held.kind)) return end(held, { state: 'granted' }, context);
  return end(held, await carriedOut(held, context), context);
}

/** Refuses a request, with a reason. */
export async function refuse(
  { id, reason }: z.output<typeof approvalRefused>,
  context: CallerContext,
): Promise<Approval> {
  const held = await holdToDecide(id, context);
  return end(held, { state: 'refused', reason: stripNul(reason) }, context);
}

/** Withdraws the caller's own request while it is pending or before it is executed. */
export async function withdraw({ id }: Chosen, context: CallerContext): Promise<Approval> {
  const held = await lockApproval(parseRowId(id), context);
  if (held === undefined || held.askerId !== context.caller.userId) throw new Refusal('notFound');
  if (held.state !== 'granted') refuseEnded(held, context);
  return end(held, { state: 'withdrawn' }, context);
}
