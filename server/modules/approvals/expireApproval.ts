import type { Transaction } from '../../database/connect';
import type { CallerContext } from '../../access/callContext';
import { addTrail } from '../../security/trail/trailStore';
import { expireApprovals, type StoredApproval } from './approvalStore';
import { publishApproval } from './tellApproval';

/** Maximum number of requests per statement, to keep it short. */
const AT_ONCE = 100;

interface Expiring {
  readonly now: Date;
  readonly institutionId?: number;
  readonly publish: CallerContext['publish'];
}

/**
 * Ends requests that expired before a decision or an execution, and notifies the users concerned (MI-09). Returns the requests;
 * the caller writes the audit log.
 */
export async function expireDueApprovals(tx: Transaction, { publish, ...which }: Expiring): Promise<StoredApproval[]> {
  const ended = await expireApprovals(tx, { ...which, most: AT_ONCE });
  for (const each of ended) await publishApproval(each, 'expired', { tx, publish });
  return ended;
}

/** Records the expiry of requests in the audit log, without an actor. Requires the service role; last statements of their transaction. */
export async function recordExpiredApprovals(
  own: Transaction,
  ended: readonly StoredApproval[],
  now: Date,
): Promise<void> {
  for (const { institutionId, id, kind, askerName } of ended) {
    const detail = { request: id, kind, asker: askerName };
    const row = {
      institutionId,
      userId: null,
      loginLogId: null,
      event: 'approvalDecided',
      outcome: 'expired',
    } as const;
    await addTrail(own, { ...row, detail, now });
  }
}
