import {
  ADMINISTRATOR_APPROVALS,
  APPROVAL_KIND,
  type ApprovalKind,
  APPROVER_PERMISSIONS,
} from '@/contract/codes/approvalCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import type { Permission } from '@/contract/permissions';
import type { CallerContext } from '../../access/callContext';
import type { Transaction } from '../../database/connect';
import { getCaseAssignment, type StoredApproval } from './approvalStore';
import { type ApprovalDecider, listLeading } from './deciderStore';

/** Columns of a request that determine its approvers. */
export type DecidableApproval = Pick<StoredApproval, 'institutionId' | 'kind' | 'askerId' | 'forUserId' | 'taskId'>;

/** Returns the kinds that a user may approve at all: administrators what they may do themselves, leaders what concerns a case (RO-01). */
export function listDecidableKinds({
  role,
  permissions,
}: Pick<ApprovalDecider, 'role' | 'permissions'>): ApprovalKind[] {
  const holds = (needed: Permission | undefined): boolean => needed === undefined || permissions.includes(needed);
  return getCodeValues(APPROVAL_KIND).filter((kind) => {
    const beside = ADMINISTRATOR_APPROVALS[kind];
    return (
      holds('approvals.decide') &&
      holds(APPROVER_PERMISSIONS[kind]) &&
      (role === 'admin' ? holds(beside) : beside === undefined)
    );
  });
}

/** Returns true if a user may approve a kind about a case of a group, or about none: leaders only for their own group (RO-01). */
export function mayDecideKind(decider: ApprovalDecider, kind: ApprovalKind, groupOfCase: number | null): boolean {
  if (!listDecidableKinds(decider).includes(kind)) return false;
  const { role, groupId } = decider;
  return role === 'admin' || (role === 'leader' && groupOfCase !== null && groupOfCase === groupId);
}

/** Returns true for a user's own request, or one that is for that user: neither may approve it (MI-09). */
export const isOwn = (
  { askerId, forUserId }: Pick<DecidableApproval, 'askerId' | 'forUserId'>,
  userId: number,
): boolean => askerId === userId || forUserId === userId;

/** Returns the users to notify of a request: all who may decide it, and the agent of the case. */
export async function getDeciders(
  of: DecidableApproval,
  tx: Transaction,
): Promise<{ deciders: number[]; agentId: number | null }> {
  const place = of.taskId === null ? { groupId: null, agentId: null } : await getCaseAssignment(of.taskId, { tx });
  const leading = await listLeading({ institutionId: of.institutionId, groupId: place.groupId }, tx);
  const deciders = leading
    .filter((each) => !isOwn(of, each.userId) && mayDecideKind(each, of.kind, place.groupId))
    .map(({ userId }) => userId);
  return { deciders, agentId: place.agentId };
}

/** Counts the other users who could approve an act of the caller, about a case or about none. */
export async function countOtherApprovers(
  kind: ApprovalKind,
  { tx, caller: { institutionId, userId } }: Pick<CallerContext, 'tx' | 'caller'>,
  taskId: number | null = null,
): Promise<number> {
  return (await getDeciders({ institutionId, kind, askerId: userId, forUserId: null, taskId }, tx)).deciders.length;
}
