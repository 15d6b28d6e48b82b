import { isWatcher } from '@/contract/grants';
import { runAsServiceRole } from '../../../database/callTransaction';
import type { CallerContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { createOneTimePassword, getOneTimePasswordExpiry } from '../../../security/createOneTimePassword';
import { hashPassword } from '../../../security/passwords';
import { requiresTwoApprovers, requireApproval } from '../../approvals/approvalsFacade';
import { unlockAccount } from '../../signIn/signInFacade';
import { requireApprovalForDeciders } from '../requireApprovalForDeciders';
import { lockUser, type VisibleUser, updateUser } from '../systemUserStore';
import { writeUserHistory } from '../userHistoryStore';
import { setPasswordHash } from './userPasswordStore';
import { endUserSessions } from '../endUserSessions';
import { type PasswordRow, createPasswordSheet } from './createPasswordSheet';

/** Creates a one-time password and its hash. Hashing takes long, so create it before taking locks. */
export async function hashOneTimePassword({ now }: Pick<CallerContext, 'now'>) {
  const password = createOneTimePassword();
  const hash = { passwordHash: await hashPassword(password), oneTimePasswordUntil: getOneTimePasswordExpiry(now) };
  return { password, hash };
}

/** Sets a one-time password for a user and returns it. It cannot be read again, because only its hash is stored (ASVS 6.4.1). */
async function issueOneTimePassword(userId: number, context: CallerContext): Promise<string> {
  const { password, hash } = await hashOneTimePassword(context);
  await setPasswordHash(userId, hash, context);
  return password;
}

/** One-time password with its expiry. */
export interface OneTimePassword {
  readonly password: string;
  readonly until: Date;
}

const keepHash = async (userId: number, made: OneTimePassword, context: Pick<CallerContext, 'tx'>): Promise<void> => {
  const passwordHash = await hashPassword(made.password);
  await setPasswordHash(userId, { passwordHash, oneTimePasswordUntil: made.until }, context);
};

/** Replaces the password of a locked user with a one-time password; ends sessions and removes a lock (US-01). */
export async function replacePassword(
  { user }: VisibleUser,
  made: OneTimePassword,
  context: Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'>,
): Promise<void> {
  await keepHash(user.id, made, context);
  await updateUser(user.id, {}, context);
  await runAsServiceRole(context.tx, (own) => unlockAccount(own, user.id));
  await endUserSessions(user.id, context);
  await writeUserHistory({ userIds: [user.id], kind: 'passwordReset' }, context);
}

/**
 * Resetting a supervisor's password by a supervised user needs an approval, if the institution requires it, else the operator (RO-01,
 * MI-09).
 */
async function resetForTwo({ user }: VisibleUser, context: CallerContext): Promise<void> {
  if (!(await requiresTwoApprovers('auditorReset', context))) throw new Refusal('operatorOnly');
  const facts = [{ fact: 'user', text: user.name }] as const;
  await requireApproval({ kind: 'auditorReset', subject: `user ${user.id}`, forUserId: user.id, facts }, context);
}

/** Resets a user's password to a one-time password, returned only once; ends sessions and removes a lock (US-01). */
export async function resetPassword(id: string, context: CallerContext): Promise<{ oneTimePassword: string }> {
  const seen = await lockUser(id, context);
  const { user } = seen;
  // Callers change their own password with the old one instead.
  if (user.id === context.caller.userId) throw new Refusal('notAllowed');
  if (isWatcher(user.role)) await resetForTwo(seen, context);
  await requireApprovalForDeciders([user], { what: 'password', whom: [id], forUserId: user.id }, context);
  const password = createOneTimePassword();
  await replacePassword(seen, { password, until: getOneTimePasswordExpiry(context.now) }, context);
  return { oneTimePassword: password };
}

async function waitingUsers(ids: readonly string[], context: CallerContext): Promise<VisibleUser[]> {
  const users: VisibleUser[] = [];
  // Sequential and in order of their numbers, so that two concurrent files do not deadlock.
  for (const id of new Set(ids.toSorted())) users.push(await lockUser(id, context));
  // Users with their own password are excluded: it needs an explicit reset.
  if (users.some(({ user }) => !user.mustChangePassword || !user.enabled)) throw new Refusal('notAllowed');
  return users;
}

/**
 * Creates a file of one-time passwords for users who have not set their own yet; it is not stored. A repeated request creates new
 * passwords and invalidates the old ones. So a lost file can be replaced, and an old one becomes useless (US-03; see docs/decisions).
 */
export async function exportPasswords({ userIds }: { readonly userIds: readonly string[] }, context: CallerContext) {
  const users = await waitingUsers(userIds, context);
  const deciders = users.map(({ user }) => user);
  await requireApprovalForDeciders(deciders, { what: 'password', whom: userIds.toSorted() }, context);
  const rows: PasswordRow[] = [];
  const until = getOneTimePasswordExpiry(context.now);
  for (const { user } of users) {
    if (isWatcher(user.role)) {
      rows.push(user);
      continue;
    }
    // Sequential, because sign-ins need the hash workers as well.
    rows.push({ ...user, password: await issueOneTimePassword(user.id, context), until });
    await endUserSessions(user.id, context);
  }
  const ids = users.filter(({ user }) => !isWatcher(user.role)).map(({ user }) => user.id);
  await writeUserHistory({ userIds: ids, kind: 'passwordReset' }, context);
  return createPasswordSheet(rows, context);
}
