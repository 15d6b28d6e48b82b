import type * as z from 'zod/mini';
import type { userFieldsInUse, createOrUpdateRequest, SystemUser } from '@/contract/entities/users/systemUser';
import type { LocalizedText } from '@/contract/language';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { isWatcher } from '@/contract/grants';
import { refuseUnconfirmed } from '../../access/refuseUnconfirmed';
import { insertUsers, type VisibleUser, lockUser, getPhoto, getVisibleUser, updateUser } from './systemUserStore';
import { lockUserNames } from '../../security/lockUserNames';
import { findNamesInUse } from './userNameStore';
import { writeUserHistory } from './userHistoryStore';
import { assertAdministratorRemains } from './assertAdministratorRemains';
import { toMinor } from '../../values/money';
import { hashOneTimePassword } from './passwords/oneTimePasswords';
import { setPasswordHash } from './passwords/userPasswordStore';
import { stripNul } from '../../values/cellText';
import { serializeSystemUser, getVersion } from './systemUserWire';
import { requireApprovalForDeciders } from './requireApprovalForDeciders';
import { groupNumber, queueNumber } from './userGroupStore';

type Field = z.output<typeof userFieldsInUse>['fields'][number];

const NAMES: Readonly<Record<Field, LocalizedText>> = {
  username: { cn: '用户名', en: 'username', es: 'usuario' },
  email: { cn: '邮箱', en: 'e-mail address', es: 'correo electrónico' },
  idCard: { cn: '登录证件号', en: 'ID card', es: 'documento' },
};

/**
 * Refuses values that another user has already. Names the fields in the caller's language, and by their identifiers for the form
 * (US-01).
 */
export function refuseNamesInUse(fields: readonly Field[], { language }: Pick<CallerContext, 'language'>): void {
  if (fields.length === 0) return;
  throw new Refusal('nameTaken', { fields: fields.map((field) => NAMES[field][language]).join(', ') }, { fields });
}

type Request = z.output<typeof createOrUpdateRequest>;
/** User fields that an administrator enters. */
type UserFields = Omit<Request, 'id' | 'version'>;
type SavedUser = { user: SystemUser; oneTimePassword: string | null };

async function refuseTakenNames(
  { username, email }: UserFields,
  context: CallerContext,
  except?: number,
): Promise<void> {
  await lockUserNames(context);
  const names = { usernames: [username], emails: [email], idCards: [] };
  const taken = await findNamesInUse(names, context, except);
  const fields = [
    ...(taken.usernames.size > 0 ? (['username'] as const) : []),
    ...(taken.emails.size > 0 ? (['email'] as const) : []),
  ];
  refuseNamesInUse(fields, context);
}

async function getColumns({ photo, ...fields }: UserFields, context: CallerContext) {
  const { affiliatedSystem, dailyTarget, ...plain } = fields;
  return {
    ...plain,
    name: stripNul(fields.name),
    affiliatedSystem: affiliatedSystem === null ? null : stripNul(affiliatedSystem),
    products: [...new Set(fields.products.map(stripNul))],
    loanTypes: [...new Set(fields.loanTypes)],
    dailyTarget: toMinor(dailyTarget, context.caller.currencyDigits),
    groupId: await groupNumber(fields.groupId, context),
    queueId: await queueNumber(fields.queueId, context),
    ...(photo !== undefined && { photo }),
  };
}

type Columns = Awaited<ReturnType<typeof getColumns>>;

const onTheWire = async (userId: number, context: CallerContext): Promise<SystemUser> =>
  serializeSystemUser(await getVisibleUser(String(userId), context), context.caller.currencyDigits);

async function addUser(fields: UserFields, context: CallerContext): Promise<SavedUser> {
  if (fields.role === 'admin') refuseUnconfirmed(context.caller, context.now);
  // Supervised users must not know a supervisor's password: it is set by the operator's command instead.
  const made = isWatcher(fields.role) ? null : await hashOneTimePassword(context);
  await refuseTakenNames(fields, context);
  await requireApprovalForDeciders([fields], { what: 'create', whom: [fields.username] }, context);
  const userIds = await insertUsers([await getColumns(fields, context)], context);
  const [userId = 0] = userIds;
  await writeUserHistory({ userIds, kind: 'created' }, context);
  if (made) await setPasswordHash(userId, made.hash, context);
  return { user: await onTheWire(userId, context), oneTimePassword: made?.password ?? null };
}

const isSame = (before: unknown, after: unknown): boolean => JSON.stringify(before) === JSON.stringify(after);

async function changedFields(columns: Columns, before: VisibleUser, context: CallerContext): Promise<string[]> {
  const known = { ...before.user, photo: 'photo' in columns ? await getPhoto(before.user.id, context) : null };
  return Object.entries(columns)
    .filter(([name, value]) => !isSame(Reflect.get(known, name), value))
    .map(([name]) => name);
}

async function refuseOutOfDate(
  before: VisibleUser,
  version: string | undefined,
  context: CallerContext,
): Promise<void> {
  if (version === undefined || version === getVersion(before)) return;
  throw new Refusal('outOfDate', {}, serializeSystemUser(before, context.caller.currencyDigits));
}

/** Updates columns of a locked user and notifies the user's open pages, because permissions and visibility may depend on them. */
export async function writeUser(
  userId: number,
  { columns, changed }: { readonly columns: Parameters<typeof updateUser>[1]; readonly changed: readonly string[] },
  context: Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'>,
): Promise<void> {
  await updateUser(userId, columns, context);
  await writeUserHistory({ userIds: [userId], kind: 'changed', fields: changed }, context);
  const { institutionId } = context.caller;
  context.publish({ institutionId, userIds: [userId] }, { type: 'permissionsChanged' });
}

/** Refuses making or unmaking a supervisor, which administrators cannot do, and removing the last administrator. */
export async function refuseRole({ user }: VisibleUser, role: Request['role'], context: CallerContext): Promise<void> {
  if (user.role === role) return;
  // A role determines permissions, so changing it requires the same confirmation.
  refuseUnconfirmed(context.caller, context.now);
  if (isWatcher(user.role) || isWatcher(role)) throw new Refusal('watcherRole');
  if (user.role === 'admin' || user.id === context.caller.userId) await assertAdministratorRemains(user.id, context);
  const act = { what: 'role', whom: [String(user.id)], forUserId: user.id } as const;
  await requireApprovalForDeciders([{ name: user.name, role }], act, context);
}

const SIGN_IN_FIELDS = ['username', 'email', 'idCard', 'faceCheck'];

/** Updates a user of the caller's institution; without a version, regardless of changes since. Unchanged fields are not recorded. */
export async function changeUser(
  { id, version, ...fields }: Request & { readonly id: string },
  context: CallerContext,
): Promise<SystemUser> {
  const before = await lockUser(id, context);
  await refuseOutOfDate(before, version, context);
  await refuseRole(before, fields.role, context);
  await refuseTakenNames(fields, context, before.user.id);
  const columns = await getColumns(fields, context);
  const changed = await changedFields(columns, before, context);
  // These identify a user at sign-in: changing another user's requires the caller's password, like a reset.
  if (before.user.id !== context.caller.userId && SIGN_IN_FIELDS.some((field) => changed.includes(field))) {
    refuseUnconfirmed(context.caller, context.now);
  }
  if (changed.length > 0) await writeUser(before.user.id, { columns, changed }, context);
  return onTheWire(before.user.id, context);
}

/** Adds a user, or updates one if an id is present (US-01). */
export async function createOrUpdateUser({ id, ...rest }: Request, context: CallerContext): Promise<SavedUser> {
  const { version, ...fields } = rest;
  if (id === undefined) return addUser(fields, context);
  if (version === undefined) throw new Refusal('invalidInput', { fields: 'version' });
  return { user: await changeUser({ id, ...rest }, context), oneTimePassword: null };
}
