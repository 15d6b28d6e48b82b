import { loginMachine } from './loginMachine';
import type { LoginState } from './loginStep';
import { loginLeaf, stepLogin } from './loginStep';
import type { LoginTraceRow } from './loginTraceRow';
import { TRACE_VERSION, recordedEvent, traceHash } from './loginTraceRow';

/** A stretch of the trail with what is needed to check it (TR-01, TR-02). */
export interface LoginTrace {
  readonly v: number;
  readonly sid: string;
  /** Where the stretch begins: the hash and the state before its first row, which is not the beginning when older rows were dropped. */
  readonly base: { readonly seq: number; readonly prev: string; readonly state: LoginState };
  readonly rows: readonly LoginTraceRow[];
  /** The last row's hash, to be kept elsewhere: a cut tail shows only by it. */
  readonly head: string;
}

/** What a recorder knows of an event that has just come in. */
export interface LoginHappening {
  readonly before: LoginState;
  readonly payload: Parameters<typeof stepLogin>[1];
  readonly meta: { readonly time: string; readonly mono: number };
}

/** Why a trail is not to be believed, and from which row on. */
export interface LoginTraceFault {
  readonly seq: number;
  readonly fault: 'order' | 'hash' | 'machine' | 'head';
}

/** Writes the next row; `after` is the state that the event leads to. */
export function nextTraceRow(
  { before, payload, meta }: LoginHappening,
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
    event: recordedEvent(event),
    stamp: epoch ?? null,
    outcome,
    from: loginLeaf(before.value),
    to: loginLeaf(after.value),
    fails: after.context.fails,
    code: after.context.code,
    epoch: after.context.epoch,
    lang: after.context.lang,
    userLoginLogId: after.context.loginLogId ?? before.context.loginLogId,
    photo: event.type === 'PHOTO' ? (event.photo ?? null) : null,
  };
  return { row: { ...contents, hash: traceHash(contents) }, after };
}

/** What the machine itself decides in a row; the rest is only told. */
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
  if (row.hash !== traceHash(row)) return 'hash';
  return decidedByMachine(row) === decidedByMachine(expected) ? undefined : 'machine';
}

/** Checks a trail: the chain of hashes, and, since a forged row may have a good hash, what the machine makes of the events. */
export function findTraceFault({ sid, base, rows, head }: LoginTrace): LoginTraceFault | undefined {
  let { seq, prev, state } = base;
  for (const row of rows) {
    const payload = row.stamp === null ? { event: row.event } : { event: row.event, epoch: row.stamp };
    const expected = nextTraceRow(
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
