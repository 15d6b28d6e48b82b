import { Refusal } from '../../../kernel/refusal';
import { lockUserNames } from '../../../security/lockUserNames';
import { transferCases } from '../../binding/bindingFacade';
import { findProvisionedPlaces, getSignInConfig } from '../../signIn/signInFacade';
import { changeStatus } from '../userStatus';
import { findNamesInUse } from '../userNameStore';
import { writeUser } from '../saveUser';
import { getVisibleUser, insertUsers, lockUser, updateUser, type VisibleUser } from '../systemUserStore';
import { writeUserHistory } from '../userHistoryStore';
import {
  deleteDirectoryGroupMembers,
  listGroupsOfUsers,
  lockDirectoryGroup,
  updateDirectoryGroups,
} from './directoryGroupStore';
import { changeDirectoryValues, isProvisionedRole } from './directoryPlaces';
import { findDeletedUser, isExternalIdInUse, selectProvisionedUsers } from './provisionedUserStore';
import { type ProvisioningContext, refuseOutdated, type ScimTarget } from './provisioningContext';
import { ScimError } from './scimError';
import { parseScimQuery, USER_FILTER } from './scimQuery';
import { parseEmail, parseScimPatch, parseScimUser, type ProvisionedFields } from './scimRequest';
import { getScimVersion, type ScimDocument, type ScimUser, serializeScimList, serializeScimUser } from './scimWire';
import { applyValueChanges } from './valueChanges';

/** Unused user number. */
const NOBODY = -1;

type Names = Pick<ProvisionedFields, 'username' | 'email' | 'externalId'>;

const listPresent = (value: string | undefined): string[] => (value === undefined ? [] : [value]);

/** Refuses names that another user has; concurrent requests with the same name wait for each other. */
const refuseNamesInUse = async (
  { username, email, externalId }: Names,
  context: ProvisioningContext,
  except = NOBODY,
): Promise<void> => {
  await lockUserNames(context);
  const names = { usernames: listPresent(username), emails: listPresent(email), idCards: [] };
  const { usernames, emails } = await findNamesInUse(names, context, except);
  const isKnown = typeof externalId === 'string' && (await isExternalIdInUse(externalId, context, except));
  if (usernames.size === 0 && emails.size === 0 && !isKnown) return;
  throw new ScimError(409, 'Another user has the userName, the e-mail address or the externalId', 'uniqueness');
};

/** Returns a user of the key's institution; refuses one whom the directory has deleted. */
export const showProvisionedUser = async (id: string, context: ProvisioningContext): Promise<ScimUser> => {
  const { user } = await getVisibleUser(id, context);
  if (user.directoryDeletedAt !== null) throw new Refusal('notFound');
  return serializeScimUser(user, await listGroupsOfUsers([user.id], context), context.base);
};

/** Returns a page of the users of the key's institution. */
export const listProvisionedUsers = async (
  query: Record<string, unknown>,
  context: ProvisioningContext,
): Promise<ScimDocument> => {
  const page = parseScimQuery(query, USER_FILTER);
  const { rows, totalCount } = await selectProvisionedUsers(page, context);
  const ids = rows.map(({ id }) => id);
  const groups = await listGroupsOfUsers(ids, context);
  const resources = rows.map((user) => {
    const own = groups.filter(({ userId }) => userId === user.id);
    return serializeScimUser(user, own, context.base);
  });
  return serializeScimList(resources, { totalResults: totalCount, startIndex: page.offset + 1 });
};

const lockTarget = async (target: ScimTarget, context: ProvisioningContext): Promise<VisibleUser> => {
  const before = await lockUser(target.id, context);
  if (before.user.directoryDeletedAt !== null) throw new Refusal('notFound');
  refuseOutdated(target.ifMatch, getScimVersion(before.user));
  return before;
};

/** Returns the names of the columns whose values differ. */
const listChanges = (fields: Omit<ProvisionedFields, 'active' | 'roles'>, { user }: VisibleUser): string[] =>
  Object.entries(fields)
    .filter(([name, value]) => value !== Reflect.get(user, name))
    .map(([name]) => name);

/** Refuses to rename and to enable users above the roles that a directory can give: a key would extend its own rights. */
const refuseHigherRole = (
  { user }: VisibleUser,
  { changed, active }: { readonly changed: readonly string[]; readonly active: boolean | undefined },
): void => {
  if (isProvisionedRole(user.role)) return;
  const isEnabled = active === true && !user.enabled;
  if (!isEnabled && changed.every((name) => name === 'externalId')) return;
  throw new ScimError(403, 'Administrators and auditors can only be disabled');
};

/** Changes the roles of a user in the directory. */
const changeRoles = async (
  { user: { id, directoryRoles } }: VisibleUser,
  changes: NonNullable<ProvisionedFields['roles']>,
  context: ProvisioningContext,
): Promise<void> => {
  const roles = [...applyValueChanges(directoryRoles, changes)];
  await changeDirectoryValues([id], () => updateUser(id, { directoryRoles: roles }, context), context);
};

/** Disables a user; the open cases follow the rule of the institution, in the same transaction. */
const disableLeaver = async (before: VisibleUser, context: ProvisioningContext): Promise<void> => {
  if (!before.user.enabled) return;
  await changeStatus(before, 'disabled', context);
  const { leaverCases } = await getSignInConfig(context);
  if (leaverCases === 'queue') await transferCases({ userId: before.user.id, to: 'queue' }, context);
};

const writeFields = async (
  before: VisibleUser,
  { active, roles, ...columns }: ProvisionedFields,
  context: ProvisioningContext,
): Promise<void> => {
  const changed = listChanges(columns, before);
  refuseHigherRole(before, { changed, active });
  if (changed.length > 0) {
    await refuseNamesInUse(columns, context, before.user.id);
    await writeUser(before.user.id, { columns, changed }, context);
  }
  if (roles !== undefined) await changeRoles(before, roles, context);
  if (active === true) await changeStatus(before, 'enabled', context);
  if (active === false) await disableLeaver(before, context);
};

/** Returns a user whom the directory adds again after it has deleted it: the identifier in the directory is the same. */
const restoreUser = async (id: number, fields: ProvisionedFields, context: ProvisioningContext): Promise<ScimUser> => {
  await writeFields(await lockUser(String(id), context), { active: true, ...fields }, context);
  await updateUser(id, { directoryDeletedAt: null }, context);
  return showProvisionedUser(String(id), context);
};

const insertUser = async (
  { username, roles: changes = [], active = true, externalId = null, ...fields }: ReturnType<typeof parseScimUser>,
  context: ProvisioningContext,
): Promise<number[]> => {
  const email = fields.email ?? parseEmail(username);
  await refuseNamesInUse({ username, email, externalId }, context);
  const directoryRoles = [...applyValueChanges([], changes)];
  const find = await findProvisionedPlaces(context.tx, context.caller.institutionId);
  const place = find(directoryRoles) ?? { role: 'member' };
  const named = { username, email, externalId, name: fields.name ?? username };
  return insertUsers([{ ...named, directoryRoles, enabled: active, ...place }], context, false);
};

/** Adds a user without a password, with the role and the queue that the company sign-in maps to the attribute roles. */
export const addProvisionedUser = async (body: unknown, context: ProvisioningContext): Promise<ScimUser> => {
  const fields = parseScimUser(body);
  const deletedId = await findDeletedUser(fields.externalId ?? null, context);
  if (deletedId !== undefined) return restoreUser(deletedId, fields, context);
  const userIds = await insertUser(fields, context);
  await writeUserHistory({ userIds, kind: 'created' }, context);
  return showProvisionedUser(String(userIds[0]), context);
};

const changeProvisionedUser = async (
  fields: ProvisionedFields,
  target: ScimTarget,
  context: ProvisioningContext,
): Promise<ScimUser> => {
  await writeFields(await lockTarget(target, context), fields, context);
  return showProvisionedUser(target.id, context);
};

/** Carries out a PUT. Omitted attributes keep their values (RFC 7644, 3.5.1 leaves the choice). */
export const replaceProvisionedUser = (
  body: unknown,
  target: ScimTarget,
  context: ProvisioningContext,
): Promise<ScimUser> => changeProvisionedUser(parseScimUser(body), target, context);

/** Carries out a PATCH. */
export const patchProvisionedUser = (
  body: unknown,
  target: ScimTarget,
  context: ProvisioningContext,
): Promise<ScimUser> => changeProvisionedUser(parseScimPatch(body), target, context);

/**
 * Carries out a DELETE: the user is disabled, leaves the groups and is no longer shown to the directory (RFC 7644, 3.6). The row remains,
 * because cases, trail and statistics refer to it.
 */
export const deleteProvisionedUser = async (target: ScimTarget, context: ProvisioningContext): Promise<void> => {
  const { user: found } = await getVisibleUser(target.id, context);
  const groupIds = (await listGroupsOfUsers([found.id], context)).map(({ id }) => id);
  // Groups are locked before users, as in changes of groups.
  for (const groupId of groupIds) await lockDirectoryGroup(groupId, context);
  const before = await lockTarget(target, context);
  await disableLeaver(before, context);
  const leave = async (): Promise<void> => {
    await deleteDirectoryGroupMembers({ groupIds, userIds: [found.id] }, context);
    await updateDirectoryGroups(groupIds, {}, context);
    await updateUser(found.id, { directoryRoles: [], directoryDeletedAt: context.now }, context);
  };
  await changeDirectoryValues([found.id], leave, context);
};
