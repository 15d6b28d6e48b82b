import type { Role } from '@/contract/codes/userCodes';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { refuseRole, writeUser } from './saveUser';
import { lockUser } from './systemUserStore';
import { groupNumber } from './userPlaceStore';

interface GroupLeader {
  readonly id: string;
  readonly userId: string;
  readonly leads: boolean;
}

/** Roles that work cases; administrators and auditors belong to the institution. */
const MAY_LEAD: readonly Role[] = ['member', 'leader'];

/** Makes a user the leader of a group, or an agent of it again; does nothing if that is already the case (US-01). */
export async function setGroupLeader({ id, userId, leads }: GroupLeader, context: CallerContext): Promise<void> {
  const groupId = await groupNumber(id, context);
  const before = await lockUser(userId, context);
  const { user } = before;
  const isLeading = user.role === 'leader' && user.groupId === groupId;
  if (isLeading === leads) return;
  if (!user.enabled || !MAY_LEAD.includes(user.role)) throw new Refusal('notAllowed');
  const columns = { role: leads ? ('leader' as const) : ('member' as const), groupId };
  await refuseRole(before, columns.role, context);
  const changed = [
    ...(user.role === columns.role ? [] : ['role']),
    ...(user.groupId === columns.groupId ? [] : ['groupId']),
  ];
  await writeUser(user.id, { columns, changed }, context);
}
