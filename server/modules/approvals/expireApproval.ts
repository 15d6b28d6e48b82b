import type { Transaction } from '../../database/connect';
import type { CallerContext } from '../../access/callContext';
import { addTrail } from '../../security/trail/trailStore';
import { expireApprovals, type StoredApproval } from './approvalStore';
import { publishApproval } from './tellApproval';

/** Requests of one statement, so that it is short. */
const AT_ONCE = 100;

interface Expiring {
  readonly now: Date;
  readonly institutionId?: number;
  readonly publish: CallerContext['publish'];
}

/** Ends requests that nobody decided, or carried out, in time; tells whom it concerns (MI-09). Answers with how many; the trail is the caller's to write. */
export async function expireDue(tx: Transaction, { publish, ...which }: Expiring): Promise<StoredApproval[]> {
  const ended = await expireApprovals(tx, { ...which, most: AT_ONCE });
  for (const each of ended) await publishApproval(each, 'expired', { tx, publish });
  return ended;
}

/** The end of requests in the trail: nobody's doing. Needs the server's own rights; the last statements of their transaction. */
export async function tellExpired(own: Transaction, ended: readonly StoredApproval[], now: Date): Promise<void> {
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
