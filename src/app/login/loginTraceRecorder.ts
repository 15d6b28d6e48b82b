import type { LoginState } from '@/machines/loginStep';
import { initialLoginState } from '@/machines/loginStep';
import type { LoginTrace } from '@/machines/loginTrace';
import { type LoginHappening, nextTraceRow } from '@/machines/loginTrace';
import type { LoginTraceRow } from '@/machines/loginTraceRow';
import { TRACE_GENESIS, TRACE_VERSION } from '@/machines/loginTraceRow';
import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';

import { recordingMiddleware } from '../recordingMiddleware';

/** Rows kept in the page; older ones are dropped. */
const CAPACITY = 1000;

interface Recorded {
  readonly row: LoginTraceRow;
  readonly after: LoginState;
}

/** The server's words may speak of a person, and no check needs them. */
const wordless = (state: LoginState): LoginState => ({ ...state, context: { ...state.context, text: null } });

/**
 * Records every login event, also ignored and stale ones, outside the store (TR-01).
 * Travelling through a recording passes no middleware, so a replay adds no row.
 */
export function createLoginTraceRecorder({ capacity = CAPACITY, sid = bytesToHex(randomBytes(16)) } = {}) {
  let base: LoginTrace['base'] = { seq: 0, prev: TRACE_GENESIS, state: initialLoginState() };
  let kept: readonly Recorded[] = [];

  function keep(recorded: Recorded): void {
    const [oldest] = kept;
    const isFull = kept.length >= capacity && oldest !== undefined;
    if (isFull) base = { seq: oldest.row.seq + 1, prev: oldest.row.hash, state: oldest.after };
    kept = [...kept.slice(isFull ? 1 : 0), recorded];
  }

  function record(happening: LoginHappening): void {
    const last = kept.at(-1)?.row;
    const place = { sid, seq: (last?.seq ?? base.seq - 1) + 1, prev: last?.hash ?? base.prev };
    keep(nextTraceRow(happening, place));
  }

  return {
    /** Takes the next event down. */
    record,
    middleware: recordingMiddleware(record),
    /** The trail so far, ready to be checked with `findTraceFault` or handed to an auditor. */
    exportTrace: (): LoginTrace => ({
      v: TRACE_VERSION,
      sid,
      base: { ...base, state: wordless(base.state) },
      rows: kept.map(({ row }) => row),
      head: kept.at(-1)?.row.hash ?? base.prev,
    }),
  };
}
