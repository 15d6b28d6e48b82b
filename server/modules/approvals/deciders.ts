import { ADMINISTRATORS_DECIDE, type ApprovalKind } from '@/contract/codes/approvalKind';
import type { CallerContext } from '../../access/callContext';
import type { Transaction } from '../../database/connect';
import { placeOfCase, type StoredApproval } from './approvalStore';
import { type Decider, listLeading } from './deciderStore';

/** What decides about who may decide. */
export type Decidable = Pick<StoredApproval, 'institutionId' | 'kind' | 'askerId' | 'forUserId' | 'taskId'>;

/** Whether somebody may say yes to a kind: administrators to what they may do themselves, leaders to what is about a case of their group (RO-01). */
export function mayDecideKind(
  { role, groupId, permissions }: Decider,
  kind: ApprovalKind,
  groupOfCase: number | null,
): boolean {
  if (!permissions.includes('approvals.decide')) return false;
  const beside = ADMINISTRATORS_DECIDE[kind];
  if (role === 'admin') return beside === undefined || permissions.includes(beside);
  return role === 'leader' && beside === undefined && groupOfCase !== null && groupOfCase === groupId;
}

/** Whether it is somebody's own request, or is for that user: nobody says yes to that (MI-09). */
export const isOwn = ({ askerId, forUserId }: Pick<Decidable, 'askerId' | 'forUserId'>, userId: number): boolean =>
  askerId === userId || forUserId === userId;

/** Who is told of a request: all who may decide it, and who works the case. */
export async function decidersOf(
  of: Decidable,
  tx: Transaction,
): Promise<{ deciders: number[]; agentId: number | null }> {
  const place = of.taskId === null ? { groupId: null, agentId: null } : await placeOfCase(of.taskId, { tx });
  const leading = await listLeading({ institutionId: of.institutionId, groupId: place.groupId }, tx);
  const deciders = leading
    .filter((each) => !isOwn(of, each.userId) && mayDecideKind(each, of.kind, place.groupId))
    .map(({ userId }) => userId);
  return { deciders, agentId: place.agentId };
}

/** How many others could say yes to an act of the caller's that is about no case. */
export async function othersFor(
  kind: ApprovalKind,
  { tx, caller: { institutionId, userId } }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<number> {
  return (await decidersOf({ institutionId, kind, askerId: userId, forUserId: null, taskId: null }, tx)).deciders
    .length;
}
