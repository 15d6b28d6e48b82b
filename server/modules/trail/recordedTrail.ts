import canonicalize from 'canonicalize';
import { LOGIN_STATE } from '@/contract/codes/loginState';
import type { RecordedRow } from '@/contract/entities/trail';
import { TRAIL_ROWS_PER_LOGIN } from '@/contract/ourLimits';
import { isChartEdge } from '@/machines/loginChart';
import { recordedEvent, traceHash } from '@/machines/loginTraceRow';
import type { LoginEvent } from '@/machines/loginEvents';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { liveSession } from '../../security/session/sessionStore';
import { ownLogins, toldRows } from './trailLoginStore';
import { addBrowserTrail } from '../../security/trail/trailStore';

type Context = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'limit'>;

// The contract knows the types and fields of events, not which belong together: that is what isPossible finds out.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const asEvent = ({ event }: RecordedRow): LoginEvent => event as LoginEvent;

/** What comes in is a browser's word: it is kept as such, but only what our machine can have gone through. */
const isPossible = (row: RecordedRow): boolean => {
  const { event, from, to, outcome } = row;
  if (canonicalize(recordedEvent(asEvent(row))) !== canonicalize(event)) return false;
  if (!Object.hasOwn(LOGIN_STATE, from)) return false;
  return outcome === 'taken' ? isChartEdge({ from, event: event.type, to }) : from === to;
};

const follows = (row: RecordedRow, before: RecordedRow | undefined): boolean =>
  before === undefined || (row.sid === before.sid && row.seq === before.seq + 1 && row.prev === before.hash);

const refuseForged = (rows: readonly RecordedRow[]): void => {
  const wrong = rows.some((row, place) => {
    const { hash, ...contents } = row;
    const isWhole = traceHash({ ...contents, event: asEvent(row) }) === hash;
    return !isWhole || !follows(row, rows[place - 1]) || !isPossible(row);
  });
  if (wrong) throw new Refusal('invalidInput', { fields: 'rows' });
};

/** Asked when the rows are there: the chain is locked by then, so that calls at the same time are counted too. */
const refuseFlood = async (tx: CallerContext['tx'], chain: number, loginLogIds: readonly number[]): Promise<void> => {
  const told = await toldRows(tx, chain, loginLogIds);
  if (Math.max(0, ...told) > TRAIL_ROWS_PER_LOGIN) throw new Refusal('tooManyKept', { most: TRAIL_ROWS_PER_LOGIN });
};

/** Keeps what the caller's app recorded (TR-01, TR-02). A row names a sign-in of the caller's or counts to the one of this session. */
export async function keepRecorded(rows: readonly RecordedRow[], { tx, caller, now, limit }: Context): Promise<void> {
  await limit('trail', caller.userId);
  refuseForged(rows);
  const session = await liveSession(tx, caller.sessionId);
  if (session === undefined) throw new Refusal('ended');
  const own = await ownLogins(
    tx,
    caller.userId,
    rows.flatMap(({ userLoginLogId }) => userLoginLogId ?? []),
  );
  const { institutionId, userId } = caller;
  const loginOf = ({ userLoginLogId }: RecordedRow): number =>
    own.find((id) => String(id) === userLoginLogId) ?? session.loginLogId;
  await addBrowserTrail(
    tx,
    rows.map((row) => ({
      institutionId,
      userId,
      loginLogId: loginOf(row),
      at: now,
      source: 'browser',
      event: row.event.type,
      outcome: row.outcome,
      fromState: row.from,
      toState: row.to,
      code: row.code,
      page: row.sid,
      pageSeq: row.seq,
      detail: canonicalize(row) ?? null,
    })),
  );
  await refuseFlood(tx, institutionId, rows.map(loginOf));
}
