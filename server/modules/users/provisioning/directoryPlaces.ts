import { PROVISIONED_ROLES } from '@/contract/entities/management/singleSignOn';
import type { CallerContext } from '../../../access/callContext';
import { findProvisionedPlaces, type ProvisionedPlace } from '../../signIn/signInFacade';
import { writeUser } from '../saveUser';
import { listGroupsOfUsers } from './directoryGroupStore';
import { lockProvisionedUsers, type PlacedUser } from './provisionedUserStore';

type PlaceContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'>;
type ValuesByUser = ReadonlyMap<number, readonly string[]>;

/** Returns true for the roles that a directory can give and take. */
export const isProvisionedRole = (role: PlacedUser['role']): boolean => PROVISIONED_ROLES.some((each) => each === role);

/** Lists the values that the mapping of the company sign-in compares: roles of the user, names and identifiers of its groups. */
const listValues = async (users: readonly PlacedUser[], context: PlaceContext): Promise<ValuesByUser> => {
  const values = new Map(users.map(({ id, directoryRoles }) => [id, [...directoryRoles]]));
  for (const { userId, displayName, externalId } of await listGroupsOfUsers([...values.keys()], context)) {
    values.get(userId)?.push(displayName, ...(externalId === null ? [] : [externalId]));
  }
  return values;
};

/** Returns the columns that a directory changes: those of the mapping, or the lowest role after the last mapped value is gone. */
const getColumns = (before: ProvisionedPlace | undefined, after: ProvisionedPlace | undefined) => {
  if (after === undefined) return before === undefined ? {} : ({ role: 'member' } as const);
  const { role, groupId, queueId } = after;
  return { role, ...(groupId !== null && { groupId }), ...(queueId !== null && { queueId }) };
};

const place = async (user: PlacedUser, columns: ReturnType<typeof getColumns>, context: PlaceContext) => {
  if (!isProvisionedRole(user.role)) return;
  const changed = Object.entries(columns)
    .filter(([name, value]) => value !== Reflect.get(user, name))
    .map(([name]) => name);
  if (changed.length > 0) await writeUser(user.id, { columns, changed }, context);
};

/**
 * Locks users, changes their roles or groups in the directory, and gives them role, group and queue of the first mapped value.
 * Administrators and auditors keep theirs.
 */
export const changeDirectoryValues = async (
  userIds: readonly number[],
  change: () => Promise<void>,
  context: PlaceContext,
): Promise<void> => {
  const before = await listValues(await lockProvisionedUsers(userIds, context), context);
  await change();
  const users = await lockProvisionedUsers(userIds, context);
  const after = await listValues(users, context);
  const find = await findProvisionedPlaces(context.tx, context.caller.institutionId);
  for (const user of users) {
    await place(user, getColumns(find(before.get(user.id) ?? []), find(after.get(user.id) ?? [])), context);
  }
};
