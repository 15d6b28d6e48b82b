import { isWatcher } from '@/contract/grants';
import { asServiceRole } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { oneTimePassword, oneTimePasswordEnd } from '../../security/oneTimePassword';
import { hashPassword } from '../../security/passwords';
import { isForTwo, requireApproval } from '../approvals/approvalsFacade';
import { unlockAccount } from '../signIn/signInFacade';
import { needsSecondForDeciders } from './decidingAccounts';
import { lockUser, type SeenUser, updateUser } from './systemUserStore';
import { writeUserHistory } from './userHistoryStore';
import { setPasswordHash } from './userPasswordStore';
import { endUserSessions } from './endUserSessions';
import { type PasswordRow, passwordSheet } from './passwordSheet';

/** Makes a one-time password for a user; whoever is told it is told this once, for only its hash is kept (ASVS 6.4.1). */
export async function giveOneTimePassword(userId: number, context: CallerContext): Promise<string> {
  const password = oneTimePassword();
  await keepHash(userId, { password, until: oneTimePasswordEnd(context.now) }, context);
  return password;
}

/** A one-time password, and until when it can be signed in with. */
export interface OneTimePassword {
  readonly password: string;
  readonly until: Date;
}

const keepHash = async (userId: number, made: OneTimePassword, context: Pick<CallerContext, 'tx'>): Promise<void> => {
  const passwordHash = await hashPassword(made.password);
  await setPasswordHash(userId, { passwordHash, oneTimePasswordUntil: made.until }, context);
};

/** Puts a one-time password in place of a user's own, who is held; sessions end and a lock is lifted (US-01). */
export async function replacePassword(
  { user }: SeenUser,
  made: OneTimePassword,
  context: Pick<CallerContext, 'tx' | 'caller' | 'now' | 'publish'>,
): Promise<void> {
  await keepHash(user.id, made, context);
  await updateUser(user.id, {}, context);
  await asServiceRole(context.tx, (own) => unlockAccount(own, user.id));
  await endUserSessions(user.id, context);
  await writeUserHistory({ userIds: [user.id], kind: 'passwordReset' }, context);
}

/** Nobody who is watched resets the password of who watches alone: two do, where the institution wants that, else the operator (RO-01, MI-09). */
async function resetForTwo({ user }: SeenUser, context: CallerContext): Promise<void> {
  if (!(await isForTwo('auditorReset', context))) throw new Refusal('operatorOnly');
  const facts = [{ fact: 'user', text: user.name }] as const;
  await requireApproval({ kind: 'auditorReset', subject: `user ${user.id}`, forUserId: user.id, facts }, context);
}

/** Resets the password of a user: a one-time one, told this once; sessions end and a lock is lifted (US-01). */
export async function resetPassword(id: string, context: CallerContext): Promise<{ oneTimePassword: string }> {
  const seen = await lockUser(id, context);
  const { user } = seen;
  // The own password is changed by its owner, who has to know the old one.
  if (user.id === context.caller.userId) throw new Refusal('notAllowed');
  if (isWatcher(user.role)) await resetForTwo(seen, context);
  await needsSecondForDeciders([user], { what: 'password', whom: [id], forUserId: user.id }, context);
  const password = oneTimePassword();
  await replacePassword(seen, { password, until: oneTimePasswordEnd(context.now) }, context);
  return { oneTimePassword: password };
}

async function waitingUsers(ids: readonly string[], context: CallerContext): Promise<SeenUser[]> {
  const users: SeenUser[] = [];
  // One after the other, in the order of their numbers: two files at once do not wait for each other's users.
  for (const id of new Set(ids.toSorted())) users.push(await lockUser(id, context));
  // Whoever has an own password keeps it: it is reset by itself, not in passing.
  if (users.some(({ user }) => !user.mustChangePassword || !user.enabled)) throw new Refusal('notAllowed');
  return users;
}

/**
 * A file of one-time passwords for users who have not set their own yet: made here, kept nowhere. Asked for again, it holds new
 * ones and the old no longer work; so a lost file is no loss, and a found one of no use after that (US-03; see docs/decisions).
 */
export async function passwordFile({ userIds }: { readonly userIds: readonly string[] }, context: CallerContext) {
  const users = await waitingUsers(userIds, context);
  const deciders = users.map(({ user }) => user);
  await needsSecondForDeciders(deciders, { what: 'password', whom: userIds.toSorted() }, context);
  const rows: PasswordRow[] = [];
  const until = oneTimePasswordEnd(context.now);
  for (const { user } of users) {
    if (isWatcher(user.role)) {
      rows.push(user);
      continue;
    }
    // One after the other: sign-ins need the hash workers as well.
    rows.push({ ...user, password: await giveOneTimePassword(user.id, context), until });
    await endUserSessions(user.id, context);
  }
  const ids = users.filter(({ user }) => !isWatcher(user.role)).map(({ user }) => user.id);
  await writeUserHistory({ userIds: ids, kind: 'passwordReset' }, context);
  return passwordSheet(rows, context);
}
