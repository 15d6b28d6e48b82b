import type { LoginState } from '@/machines/loginStep';
import { createLoginState } from '@/machines/loginStep';
import type { LoginTrace } from '@/machines/loginTrace';
import { type LoginTraceInput, createTraceRow } from '@/machines/loginTrace';
import type { LoginTraceRow } from '@/machines/loginTraceRow';
import { TRACE_GENESIS, TRACE_VERSION } from '@/machines/loginTraceRow';
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';

import { createRecordingMiddleware } from './createRecordingMiddleware';

/** Maximum number of rows in memory; older ones are dropped. */
const CAPACITY = 1000;

interface TracedTransition {
  readonly row: LoginTraceRow;
  readonly after: LoginState;
}

/** The server's message may identify a person, and no check needs it. */
const wordless = (state: LoginState): LoginState => ({ ...state, context: { ...state.context, text: null } });

/**
 * Records every login event, including ignored and stale ones, outside the store (TR-01). Time travel passes no middleware, so a replay
 * adds no row.
 */
export function createLoginTraceRecorder({ capacity = CAPACITY, sid = bytesToHex(randomBytes(16)) } = {}) {
  let base: LoginTrace['base'] = { seq: 0, prev: TRACE_GENESIS, state: createLoginState() };
  let entries: readonly TracedTransition[] = [];

  function keep(recorded: TracedTransition): void {
    const [oldest] = entries;
    const isFull = entries.length >= capacity && oldest !== undefined;
    if (isFull) base = { seq: oldest.row.seq + 1, prev: oldest.row.hash, state: oldest.after };
    entries = [...entries.slice(isFull ? 1 : 0), recorded];
  }

  function record(happening: LoginTraceInput): void {
    const last = entries.at(-1)?.row;
    const place = { sid, seq: (last?.seq ?? base.seq - 1) + 1, prev: last?.hash ?? base.prev };
    keep(createTraceRow(happening, place));
  }

  return {
    /** Records the next event. */
    record,
    middleware: createRecordingMiddleware(record),
    /** Returns the current trail, which can be checked with `findTraceFault` or exported for an auditor. */
    exportTrace: (): LoginTrace => ({
      v: TRACE_VERSION,
      sid,
      base: { ...base, state: wordless(base.state) },
      rows: entries.map(({ row }) => row),
      head: entries.at(-1)?.row.hash ?? base.prev,
    }),
  };
}
