import type { RecordedRow } from '@/contract/entities/users/trail';
import type { CallerContext } from '../../access/callContext';
import { findOwnLogins, getStoredPage, countReportedRows } from './trailLoginStore';
import canonicalize from 'canonicalize';
import { LOGIN_STATE } from '@/contract/codes/loginStateCodes';
import { TRAIL_ROWS_PER_LOGIN } from '@/contract/ourLimits';
import { isChartEdge } from '@/machines/loginChart';
import { toRecordedEvent, hashTraceRow } from '@/machines/loginTraceRow';
import type { LoginEvent } from '@/machines/loginModel';
import { Refusal } from '../../kernel/refusal';
import { signInOfSession } from '../../security/session/sessionStore';
import { toBrowserTrailRow } from '../../security/trail/toBrowserTrailRow';
import { addBrowserTrail } from '../../security/trail/trailStore';

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
async function assignRows(rows: readonly RecordedRow[], { tx, caller, signIn }: RowSender): Promise<AssignedRow[]> {
  const page = await getStoredPage(tx, caller.institutionId, rows[0]?.sid ?? '');
  const named = rows.flatMap(({ userLoginLogId }) => userLoginLogId ?? []);
  const own = new Set(await findOwnLogins(tx, caller.userId, named));
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

type RecordedTrailContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'limit'>;

// The contract knows the types and fields of events, not which belong together: that is what isPossible finds out.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asEvent = ({ event }: RecordedRow): LoginEvent => event as LoginEvent;

/** Events come from a browser and are stored as such, but only those that our state machine allows. */
const isPossible = (row: RecordedRow): boolean => {
  const { event, from, to, outcome } = row;
  if (canonicalize(toRecordedEvent(asEvent(row))) !== canonicalize(event)) return false;
  if (!Object.hasOwn(LOGIN_STATE, from)) return false;
  return outcome === 'taken' ? isChartEdge({ from, event: event.type, to }) : from === to;
};

const follows = (row: RecordedRow, before: RecordedRow | undefined): boolean =>
  before === undefined || (row.sid === before.sid && row.seq === before.seq + 1 && row.prev === before.hash);

const refuseForged = (rows: readonly RecordedRow[]): void => {
  const wrong = rows.some((row, place) => {
    const { hash, ...contents } = row;
    const isWhole = hashTraceRow({ ...contents, event: asEvent(row) }) === hash;
    return !isWhole || !follows(row, rows[place - 1]) || !isPossible(row);
  });
  if (wrong) throw new Refusal('invalidInput', { fields: 'rows' });
};

/** Checked after the insert: the chain is locked by then, so that concurrent calls are counted too. */
const refuseFlood = async (tx: CallerContext['tx'], chain: number, loginLogIds: readonly number[]): Promise<void> => {
  const counts = await countReportedRows(tx, chain, loginLogIds);
  if (Math.max(0, ...counts) > TRAIL_ROWS_PER_LOGIN) throw new Refusal('tooManyKept', { most: TRAIL_ROWS_PER_LOGIN });
};

/** Stores what the caller's app recorded (TR-01, TR-02), each row under the sign-in to which it belongs. */
export async function storeRecordedRows(
  rows: readonly RecordedRow[],
  { tx, caller, now, limit }: RecordedTrailContext,
): Promise<void> {
  await limit('trail', caller.userId);
  refuseForged(rows);
  const signIn = await signInOfSession(tx, caller.sessionId);
  if (signIn === undefined) throw new Refusal('ended');
  const { institutionId, userId } = caller;
  const assigned = await assignRows(rows, { tx, caller, signIn });
  if (assigned.length === 0) return;
  await addBrowserTrail(
    tx,
    assigned.map(({ row, loginLogId }) =>
      toBrowserTrailRow({ ...row, event: asEvent(row) }, { institutionId, userId, loginLogId, at: now }),
    ),
  );
  await refuseFlood(
    tx,
    institutionId,
    assigned.map(({ loginLogId }) => loginLogId),
  );
}
