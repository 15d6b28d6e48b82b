import type { ApprovalState } from '@/contract/codes/approvalCodes';
import { runAsServiceRole } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import type { LiveAddress } from '../../kernel/caller';
import type { CallerContext } from '../../access/callContext';
import { findLiveSession } from '../../security/session/sessionStore';
import { addTrail } from '../../security/trail/trailStore';
import type { StoredApproval } from './approvalStore';
import { getDeciders } from './deciders';

interface Telling {
  readonly tx: Transaction;
  readonly publish: CallerContext['publish'];
}

/** Publishes the new state to the screens of all users concerned; the requester's event is marked as their own. */
export async function publishApproval(
  of: StoredApproval,
  state: ApprovalState,
  { tx, publish }: Telling,
): Promise<void> {
  const { institutionId, askerId } = of;
  const { deciders, agentId } = await getDeciders(of, tx);
  const event = { type: 'approvalChanged', approvalId: String(of.id), state } as const;
  const others = [...deciders, ...(agentId === null ? [] : [agentId])].filter((id) => id !== askerId);
  const to = (userIds: readonly number[]): LiveAddress => ({ institutionId, userIds });
  publish(to([askerId]), { ...event, own: true });
  if (others.length > 0) publish(to([...new Set(others)]), { ...event, own: false });
}

/**
 * Records the step in the audit log with both names (MI-09, TR-02), under the sign-in of its user; the last statement of its
 * transaction.
 */
export const recordApprovalStep = (
  of: StoredApproval,
  step: { readonly state: ApprovalState; readonly deciderName?: string },
  { tx, caller, now }: Pick<CallerContext, 'tx' | 'caller' | 'now'>,
): Promise<void> =>
  runAsServiceRole(tx, async (own) => {
    const { institutionId, userId, sessionId } = caller;
    const loginLogId = (await findLiveSession(own, sessionId))?.loginLogId ?? null;
    const { state, deciderName } = step;
    const detail = { request: of.id, kind: of.kind, asker: of.askerName, ...(deciderName && { decider: deciderName }) };
    const event = state === 'waiting' ? 'approvalAsked' : 'approvalDecided';
    await addTrail(own, { institutionId, userId, loginLogId, event, outcome: state, detail, now });
  });
