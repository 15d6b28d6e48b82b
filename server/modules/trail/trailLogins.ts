import type { TrailReplayFault } from '@/contract/codes/trailCodes';
import type { TrailOfLogin, trailLogins, trailLoginsQuery, trailOfLoginQuery } from '@/contract/entities/users/trail';
import { loginMachine } from '@/machines/loginMachine';
import { createLoginState } from '@/machines/loginStep';
import { findTraceFault } from '@/machines/loginTrace';
import { type LoginTraceRow, TRACE_GENESIS } from '@/machines/loginTraceRow';
import type { Transaction } from '../../database/connect';
import { listPageRows, type StoredTrailRow, listLoginRows, searchLogins, countReportedRows } from './trailLoginStore';
import type * as z from 'zod/mini';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { mayReadNameChain, verifyChainLink } from './verifyChainLink';
import { serializeLogin, serializeTrailRow } from './trailWire';
import { endOfDay, startOfDay } from '../../values/toCalendarDay';
import { parseRowId } from '../../values/parseRowId';

/** Audit row with the event that the app reported. */
interface ToldRow {
  readonly seq: number;
  readonly row: LoginTraceRow;
}

/** Implausible row, by its index among the reported rows. */
interface Doubt {
  readonly place: number;
  readonly fault: TrailReplayFault;
}

/** Maximum backward correction of the device's clock while a page is open. */
const SET_BACK_MS = 60_000;

const readRow = ({ seq, detail }: StoredTrailRow): ToldRow => {
  // storeRecordedRows validated the shape before storing it.
  const row: LoginTraceRow = JSON.parse(detail ?? '{}');
  return { seq, row };
};

const findVersion = (rows: readonly LoginTraceRow[]): number =>
  rows.findIndex(({ machine }) => machine !== loginMachine.version);

/** Replays the reported events in the state machine from the page load on: guards, order and hashes. */
function findImpossible(rows: readonly LoginTraceRow[]): Doubt | undefined {
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return undefined;
  if (first.seq !== 0) return { place: 0, fault: 'beginning' };
  const base = { seq: 0, prev: TRACE_GENESIS, state: createLoginState() };
  const found = findTraceFault({ v: first.v, sid: first.sid, base, rows, head: last.hash });
  return found && found.fault !== 'head' ? { place: found.seq, fault: found.fault } : undefined;
}

const clock = (row: LoginTraceRow): number => new Date(row.ts).getTime();

/** Checks that time increases, and that the device's clock is at least as fast as the page's, which stops while the device sleeps. */
function findTimeFault(rows: readonly LoginTraceRow[]): Doubt | undefined {
  const place = rows.findIndex((row, at) => {
    const before = rows[at - 1];
    if (!before) return false;
    const apart = clock(row) - clock(before) - (row.mono - before.mono);
    return row.mono < before.mono || apart < -SET_BACK_MS;
  });
  return place === -1 ? undefined : { place, fault: 'time' };
}

const getVerdicts = (seen: readonly StoredTrailRow[], outcome: string): number =>
  seen.filter((row) => row.event === 'faceCheck' && row.outcome === outcome).length;

const getPages = (rows: readonly StoredTrailRow[]): string[] => [...new Set(rows.flatMap(({ page }) => page ?? []))];

interface OneLogin {
  readonly tx: Transaction;
  /** Rows of the sign-in that the server wrote. */
  readonly seen: readonly StoredTrailRow[];
  /** Rows of the sign-in that the app reported. */
  readonly told: readonly StoredTrailRow[];
}

/** Finds face-check verdicts that are reported more often than the server issued them. */
function findUnseen(rows: readonly ToldRow[], { seen, told }: OneLogin): Doubt | undefined {
  const left = { true: getVerdicts(seen, 'passed'), false: getVerdicts(seen, 'failed') };
  const ofLogin = new Set(told.map(({ seq }) => seq));
  const place = rows.findIndex(({ seq, row: { event, outcome } }) => {
    if (event.type !== 'VERIFY' || outcome !== 'taken' || !ofLogin.has(seq)) return false;
    const verdict = event.pass ? 'true' : 'false';
    left[verdict] -= 1;
    return left[verdict] < 0;
  });
  return place === -1 ? undefined : { place, fault: 'server' };
}

function findDoubt(rows: readonly ToldRow[], login: OneLogin): Doubt | undefined {
  const stored = rows.map(({ row }) => row);
  const version = findVersion(stored);
  if (version !== -1) return { place: version, fault: 'version' };
  const doubts = [findImpossible(stored), findTimeFault(stored), findUnseen(rows, login)].filter(
    (doubt) => doubt !== undefined,
  );
  return doubts.toSorted((one, other) => one.place - other.place)[0];
}

/**
 * Returns the reported events of a sign-in, page by page. They are trusted only as far as the state machine accepts them, the clocks
 * agree, and the server issued the verdicts (TR-02). Rows of other sign-ins on the same page are replayed as well, because they lead to
 * the initial state.
 */
async function trailSessions(login: OneLogin): Promise<TrailOfLogin['stories']> {
  const { tx, told } = login;
  const stories: TrailOfLogin['stories'] = [];
  for (const page of getPages(told)) {
    const own = told.filter((row) => row.page === page);
    const upTo = Math.max(...own.map(({ pageSeq }) => pageSeq ?? 0));
    const chain = own[0]?.chain ?? 0;
    // oxlint-disable-next-line no-await-in-loop -- one connection: one page after the other
    const rows = (await listPageRows(tx, { chain, page, upTo })).map(readRow);
    const doubt = findDoubt(rows, login);
    const fault = doubt && { seq: rows[doubt.place]?.seq ?? 0, fault: doubt.fault };
    stories.push({ page, rows: own.length, fault: fault ?? null });
  }
  return stories;
}

type TrailLoginsContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Converts a range of the institution's calendar days, both inclusive, to times. */
export const toTimeRange = (
  { from, to }: { readonly from?: string | undefined; readonly to?: string | undefined },
  timeZone: string,
): { start?: Date; end?: Date } => ({
  ...(from !== undefined && { start: startOfDay(from, timeZone) }),
  ...(to !== undefined && { end: endOfDay(startOfDay(to, timeZone), timeZone) }),
});

/** Finds the matching sign-ins on a chain (TR-02). */
export async function findLogins(
  { from, to, page, size, sort, order, of, ...search }: z.output<typeof trailLoginsQuery>,
  context: TrailLoginsContext,
): Promise<z.output<typeof trailLogins>> {
  const moments = toTimeRange({ from, to }, context.caller.timeZone);
  const found = await verifyChainLink(of, context, (tx, chain) =>
    searchLogins(tx, { ...search, chain, ...moments }, { page, size, sort, order }),
  );
  return {
    result: found.rows.map(serializeLogin),
    totalCount: found.totalCount,
    house: await mayReadNameChain(context),
  };
}

/** Reads one sign-in with all rows of the server and a limited number of the app's, so that these cannot displace the server's. */
export const showLogin = (
  id: string,
  { most, of }: z.output<typeof trailOfLoginQuery>,
  context: TrailLoginsContext,
): Promise<TrailOfLogin> =>
  verifyChainLink(of, context, async (tx, chain) => {
    const found = await searchLogins(tx, { chain, userLoginLogId: id }, { page: 1, size: 1 });
    const [login] = found.rows;
    if (login === undefined) throw new Refusal('notFound');
    const loginLogId = parseRowId(id);
    const seen = await listLoginRows(tx, { chain, loginLogId, source: 'server' });
    const stored = await listLoginRows(tx, { chain, loginLogId, source: 'browser' }, most);
    const [toldInAll = 0] = await countReportedRows(tx, chain, [loginLogId]);
    const rows = [...seen, ...stored].toSorted((one, other) => one.seq - other.seq);
    const stories = await trailSessions({ tx, seen, told: stored });
    return {
      login: serializeLogin(login),
      rows: rows.map(serializeTrailRow),
      left: toldInAll - stored.length,
      stories,
    };
  });
