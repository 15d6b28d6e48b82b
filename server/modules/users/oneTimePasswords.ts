import { isWatcher } from '@/contract/grants';
import { withServerRights } from '../../database/callTransaction';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { oneTimePassword, oneTimePasswordEnd } from '../../security/oneTimePassword';
import { hashPassword } from '../../security/passwords';
import { clearAttempts } from '../signIn/signInFacade';
import { lockUser, type SeenUser, updateUser } from './systemUserStore';
import { writeUserHistory } from './userHistoryStore';
import { setPasswordHash } from './userPasswordStore';
import { writeSpreadsheet, XLSX_TYPE } from '../../values/spreadsheet/writeSpreadsheet';
import { calendarDay } from '../../values/calendarDay';
import { endUserSessions } from './endUserSessions';
import { PASSWORD_FILE_WORDS } from './userSheetWords';

/** Makes a one-time password for a user; whoever is told it is told this once, for only its hash is kept (ASVS 6.4.1). */
export async function giveOneTimePassword(userId: number, context: CallerContext): Promise<string> {
  const password = oneTimePassword();
  const passwordHash = await hashPassword(password);
  await setPasswordHash(userId, { passwordHash, oneTimePasswordUntil: oneTimePasswordEnd(context.now) }, context);
  return password;
}

/** Resets the password of a user: a one-time one, told this once; sessions end and a lock is lifted (US-01). */
export async function resetPassword(id: string, context: CallerContext): Promise<{ oneTimePassword: string }> {
  const { user } = await lockUser(id, context);
  // The own password is changed by its owner, who has to know the old one.
  if (user.id === context.caller.userId) throw new Refusal('notAllowed');
  if (isWatcher(user.role)) throw new Refusal('operatorOnly');
  const made = await giveOneTimePassword(user.id, context);
  await updateUser(user.id, {}, context);
  await withServerRights(context.tx, (own) => clearAttempts(own, `login:user:${user.id}`));
  await endUserSessions(user.id, context);
  await writeUserHistory({ userIds: [user.id], kind: 'passwordReset' }, context);
  return { oneTimePassword: made };
}

/** Day and minute as an institution's clock has them; Sweden writes them as ISO does. */
const minuteIn = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(time);

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
  const { heading, sheet, byOperator } = PASSWORD_FILE_WORDS[context.language];
  const rows: string[][] = [[...heading]];
  const until = minuteIn(oneTimePasswordEnd(context.now), context.caller.timeZone);
  for (const { user } of users) {
    if (isWatcher(user.role)) {
      rows.push([user.username, user.name, user.email, byOperator, '']);
      continue;
    }
    // One after the other: sign-ins need the hash workers as well.
    rows.push([user.username, user.name, user.email, await giveOneTimePassword(user.id, context), until]);
    await endUserSessions(user.id, context);
  }
  const ids = users.filter(({ user }) => !isWatcher(user.role)).map(({ user }) => user.id);
  await writeUserHistory({ userIds: ids, kind: 'passwordReset' }, context);
  const day = calendarDay(context.now, context.caller.timeZone);
  return {
    fileName: `saldo-passwords-${day}.xlsx`,
    contentType: XLSX_TYPE,
    content: await writeSpreadsheet({ name: sheet, rows, head: { columns: 1 } }),
  };
}
