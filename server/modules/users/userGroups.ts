import type { Role } from '@/contract/codes/userCodes';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { refuseRole, writeUser } from './saveUser';
import { lockUser } from './systemUserStore';
import {
  groupNumber,
  addGroup,
  dropGroup,
  getInstitutionName,
  listGroups,
  listQueueNames,
  lockGroupUse,
  refuseGroupNameInUse,
  renameGroup,
} from './userGroupStore';
import { listCaseNames } from '../cases/casesFacade';
import { stripNul } from '../../values/cellText';
import { serializeGroup, serializeQueue } from './systemUserWire';

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

/** Lists the product categories of the institution's cases, by name (US-03). */
export const listProductTypes = async (context: CallerContext): Promise<string[]> =>
  (await listCaseNames({ kind: 'product' }, context)).map(({ name }) => name);

/** Lists the groups, queues and product categories that can be assigned to a user. */
export async function getUserOptions(context: CallerContext) {
  const groups = await listGroups(context);
  const queues = await listQueueNames(context);
  return {
    institutionName: await getInstitutionName(context),
    groups: groups.map(serializeGroup),
    queues: queues.map(serializeQueue),
    products: await listProductTypes(context),
  };
}

/** Adds a group, or renames one if an id is present; refuses a duplicate name. */
export async function saveGroup(
  { id, name }: { readonly id?: string | undefined; readonly name: string },
  context: CallerContext,
): Promise<{ id: string }> {
  const known = id === undefined ? null : await groupNumber(id, context);
  const stored = stripNul(name);
  await refuseGroupNameInUse(stored, context, known ?? undefined);
  if (known === null) return { id: String(await addGroup(stored, context)) };
  await renameGroup(known, stored, context);
  return { id: String(known) };
}

/** Removes a group; refused, with what is in the way, while it has users or seat plans (US-01). */
export async function removeGroup({ id }: { readonly id: string }, context: CallerContext): Promise<void> {
  const groupId = (await groupNumber(id, context)) ?? 0;
  const { users, plans } = await lockGroupUse(groupId, context);
  if (users > 0 || plans > 0) throw new Refusal('groupInUse', { users, plans });
  await dropGroup(groupId, context);
}
