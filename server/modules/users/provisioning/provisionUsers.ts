import { PROVISIONED_ROLES } from '@/contract/entities/management/singleSignOn';
import type { CallerContext } from '../../../access/callContext';
import { findProvisionedPlace } from '../../signIn/signInFacade';
import { changeStatus } from '../userStatus';
import { lockUserNames } from '../../../security/lockUserNames';
import { findNamesInUse } from '../userNameStore';
import { writeUser } from '../saveUser';
import { getVisibleUser, insertUsers, lockUser, type VisibleUser } from '../systemUserStore';
import { writeUserHistory } from '../userHistoryStore';
import { isExternalIdInUse, selectProvisionedUsers } from './provisionedUserStore';
import { ScimError } from './scimError';
import { parseScimQuery } from './scimQuery';
import { parseEmail, parseScimPatch, parseScimUser, type ProvisionedFields } from './scimRequest';
import { getScimVersion, type ScimDocument, type ScimUser, serializeScimList, serializeScimUser } from './scimWire';

/** Transaction of a provisioning request. */
export interface ProvisioningContext extends Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'> {
  /** Address of the endpoints. */
  readonly base: string;
}

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

/** Returns a user of the key's institution. */
export const showProvisionedUser = async (id: string, context: ProvisioningContext): Promise<ScimUser> =>
  serializeScimUser((await getVisibleUser(id, context)).user, context.base);

/** Returns a page of the users of the key's institution. */
export const listProvisionedUsers = async (
  query: Record<string, unknown>,
  context: ProvisioningContext,
): Promise<ScimDocument> => {
  const page = parseScimQuery(query);
  const { rows, totalCount } = await selectProvisionedUsers(page, context);
  const resources = rows.map((user) => serializeScimUser(user, context.base));
  return serializeScimList(resources, { totalResults: totalCount, startIndex: page.offset + 1 });
};

/** Adds a user without a password, with the role and the queue that the company sign-in maps to the attribute roles. */
export const addProvisionedUser = async (body: unknown, context: ProvisioningContext): Promise<ScimUser> => {
  const { username, roles = [], active = true, externalId = null, ...fields } = parseScimUser(body);
  const email = fields.email ?? parseEmail(username);
  await refuseNamesInUse({ username, email, externalId }, context);
  const place = await findProvisionedPlace(context.tx, context.caller.institutionId, roles);
  const user = { username, email, externalId, name: fields.name ?? username, enabled: active, ...place };
  const userIds = await insertUsers([user], context, false);
  await writeUserHistory({ userIds, kind: 'created' }, context);
  return showProvisionedUser(String(userIds[0]), context);
};

/** User to be changed, with the version that the directory has read. */
interface Target {
  readonly id: string;
  readonly ifMatch: string | undefined;
}

const lockTarget = async ({ id, ifMatch = '*' }: Target, context: ProvisioningContext): Promise<VisibleUser> => {
  const before = await lockUser(id, context);
  const versions = ifMatch.split(',').map((each) => each.trim());
  if (!versions.includes('*') && !versions.includes(getScimVersion(before.user))) {
    throw new ScimError(412, 'The user has changed');
  }
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
  if (PROVISIONED_ROLES.some((role) => role === user.role)) return;
  const isEnabled = active === true && !user.enabled;
  if (!isEnabled && changed.every((name) => name === 'externalId')) return;
  throw new ScimError(403, 'Administrators and auditors can only be disabled');
};

const changeProvisionedUser = async (
  { active, roles: _roles, ...columns }: ProvisionedFields,
  target: Target,
  context: ProvisioningContext,
): Promise<ScimUser> => {
  const before = await lockTarget(target, context);
  const changed = listChanges(columns, before);
  refuseHigherRole(before, { changed, active });
  if (changed.length > 0) {
    await refuseNamesInUse(columns, context, before.user.id);
    await writeUser(before.user.id, { columns, changed }, context);
  }
  if (active !== undefined) await changeStatus(before, active ? 'enabled' : 'disabled', context);
  return showProvisionedUser(target.id, context);
};

/** Carries out a PUT. Omitted attributes keep their values (RFC 7644, 3.5.1 leaves the choice). */
export const replaceProvisionedUser = (
  body: unknown,
  target: Target,
  context: ProvisioningContext,
): Promise<ScimUser> => changeProvisionedUser(parseScimUser(body), target, context);

/** Carries out a PATCH. */
export const patchProvisionedUser = (body: unknown, target: Target, context: ProvisioningContext): Promise<ScimUser> =>
  changeProvisionedUser(parseScimPatch(body), target, context);

/** Carries out a DELETE: the user is disabled, because cases, trail and statistics refer to it. */
export const disableProvisionedUser = (target: Target, context: ProvisioningContext): Promise<ScimUser> =>
  changeProvisionedUser({ active: false }, target, context);
