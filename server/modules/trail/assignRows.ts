import type { RecordedRow } from '@/contract/entities/users/trail';
import type { CallerContext } from '../../access/callContext';
import { ownLogins, storedPage } from './trailLoginStore';

interface AssignedRow {
  readonly row: RecordedRow;
  readonly loginLogId: number;
}

interface RowSender extends Pick<CallerContext, 'tx' | 'caller'> {
  /** Sign-in of the session that sends the rows. */
  readonly signIn: number;
}

const SESSION_STATE = /^(?:camera|provider|authenticated)\./u;

/**
 * Assigns each row to a sign-in. A page that could not send the end of a sign-in sends it with the next one. Such rows name a sign-in
 * that the page has reported before, or continue it. Rows that name another user's sign-in are dropped.
 */
export async function assignRows(
  rows: readonly RecordedRow[],
  { tx, caller, signIn }: RowSender,
): Promise<AssignedRow[]> {
  const page = await storedPage(tx, caller.institutionId, rows[0]?.sid ?? '');
  const named = rows.flatMap(({ userLoginLogId }) => userLoginLogId ?? []);
  const own = new Set(await ownLogins(tx, caller.userId, named));
  let before = page.lastSignIn;
  const signInOf = ({ userLoginLogId, from }: RecordedRow): number => {
    if (userLoginLogId !== null) return Number(userLoginLogId);
    return SESSION_STATE.test(from) ? (before ?? signIn) : signIn;
  };
  const isOwn = (id: number): boolean => id === signIn || own.has(id);
  return rows.flatMap((row) => {
    const loginLogId = signInOf(row);
    const isContinued = row.seq > page.last && page.signIns.includes(loginLogId);
    if (!isOwn(loginLogId) && !isContinued) return [];
    before = loginLogId;
    return [{ row, loginLogId }];
  });
}
