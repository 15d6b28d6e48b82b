import { loginMachine } from './loginMachine';
import { type LoginState, getLoginLeaf, stepLogin } from './loginStep';
import { type LoginTraceRow, TRACE_VERSION, toRecordedEvent, hashTraceRow } from './loginTraceRow';

/** A section of the trail with the data needed to verify it (TR-01, TR-02). */
export interface LoginTrace {
  readonly v: number;
  readonly sid: string;
  /** Start of the section: the hash and the state before its first row. It is not the beginning if older rows were dropped. */
  readonly base: { readonly seq: number; readonly prev: string; readonly state: LoginState };
  readonly rows: readonly LoginTraceRow[];
  /** Hash of the last row, to be stored elsewhere: the only way to detect a truncated trail. */
  readonly head: string;
}

/** Data that a recorder has about a new event. */
export interface LoginTraceInput {
  readonly before: LoginState;
  readonly payload: Parameters<typeof stepLogin>[1];
  readonly meta: { readonly time: string; readonly mono: number };
}

/** Reason why a trail fails verification, and the first affected row. */
export interface LoginTraceFault {
  readonly seq: number;
  readonly fault: 'order' | 'hash' | 'machine' | 'head';
}

/** Returns the next row; `after` is the state after the event. */
export function createTraceRow(
  { before, payload, meta }: LoginTraceInput,
  place: Pick<LoginTraceRow, 'sid' | 'seq' | 'prev'>,
): { row: LoginTraceRow; after: LoginState } {
  const { event, epoch } = payload;
  const { state: after, outcome } = stepLogin(before, payload);
  const contents = {
    ...place,
    v: TRACE_VERSION,
    machine: String(loginMachine.version),
    ts: meta.time,
    mono: meta.mono,
    event: toRecordedEvent(event),
    stamp: epoch ?? null,
    outcome,
    from: getLoginLeaf(before.value),
    to: getLoginLeaf(after.value),
    fails: after.context.fails,
    code: after.context.code,
    epoch: after.context.epoch,
    lang: after.context.lang,
    userLoginLogId: after.context.loginLogId ?? before.context.loginLogId,
    photo: event.type === 'PHOTO' ? (event.photo ?? null) : null,
  };
  return { row: { ...contents, hash: hashTraceRow(contents) }, after };
}

/** Serializes the fields of a row that the machine computes. The other fields are only reported. */
const decidedByMachine = ({
  v,
  machine,
  outcome,
  from,
  to,
  fails,
  code,
  epoch,
  lang,
  userLoginLogId,
}: LoginTraceRow): string => JSON.stringify([v, machine, outcome, from, to, fails, code, epoch, lang, userLoginLogId]);

function getFault(row: LoginTraceRow, expected: LoginTraceRow): LoginTraceFault['fault'] | undefined {
  if (row.seq !== expected.seq || row.prev !== expected.prev || row.sid !== expected.sid) return 'order';
  if (row.hash !== hashTraceRow(row)) return 'hash';
  return decidedByMachine(row) === decidedByMachine(expected) ? undefined : 'machine';
}

/**
 * Verifies a trail: the hash chain, and, since a forged row may have a valid hash, the results of replaying the events through the machine.
 */
export function findTraceFault({ sid, base, rows, head }: LoginTrace): LoginTraceFault | undefined {
  let { seq, prev, state } = base;
  for (const row of rows) {
    const payload = row.stamp === null ? { event: row.event } : { event: row.event, epoch: row.stamp };
    const expected = createTraceRow(
      { before: state, payload, meta: { time: row.ts, mono: row.mono } },
      { sid, seq, prev },
    );
    const fault = getFault(row, expected.row);
    if (fault) return { seq, fault };
    state = expected.after;
    prev = row.hash;
    seq += 1;
  }
  return prev === head ? undefined : { seq, fault: 'head' };
}
