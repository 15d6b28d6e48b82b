import { REPAYMENT_CODE_REFRESH_MS } from '@/contract/limits';
import { assign, fromPromise, setup } from 'xstate';

import { hasOutput } from './hasOutput';
import { rejectUnprovidedEffect } from './rejectUnprovidedEffect';

/** The newest code of a case: request time (ms since 1970), and a flag that the channel has issued it. */
export interface NewestCode {
  readonly requestedAt: number;
  readonly isHere: boolean;
}

/** Result of a refresh: the code, no code yet, or no response. */
export type RefreshOutcome = 'here' | 'notYet' | 'failed';

interface CodeInput {
  /** The clock: ms since 1970. */
  readonly now: () => number;
}

interface CodeContext extends CodeInput {
  /** Time of the automatic refresh. */
  readonly until: number;
  /** Remaining time until then, in milliseconds. */
  readonly left: number;
}

type CodeEvent =
  { readonly type: 'NONE' } | { readonly type: 'NEWEST'; readonly newest: NewestCode } | { readonly type: 'REFRESH' };

/** Interval of the countdown's updates, in milliseconds. */
const TICK_MS = 1000;

/** Limits the wait to two minutes, even if the clocks of server and device differ. */
const getUntil = (requestedAt: number, now: number): number => Math.min(requestedAt, now) + REPAYMENT_CODE_REFRESH_MS;

/**
 * Waits for a repayment code (CD-10, §9 'wait two minutes'). Counts down from the request time, so reopening the dialog does not restart
 * it. Refreshes automatically at the end, and manually before. The caller provides `refresh`.
 */
export const repaymentCodeMachine = setup({
  types: {} as { context: CodeContext; input: CodeInput; events: CodeEvent },
  actors: { refresh: fromPromise<RefreshOutcome>(rejectUnprovidedEffect) },
  delays: { tick: TICK_MS, patience: REPAYMENT_CODE_REFRESH_MS },
  guards: {
    isOver: ({ context }) => context.until <= context.now(),
    isIssued: ({ event }) => event.type === 'NEWEST' && event.newest.isHere,
    isHere: hasOutput('here' satisfies RefreshOutcome),
    hasFailed: hasOutput('failed' satisfies RefreshOutcome),
  },
  actions: {
    noteRequest: assign({
      until: ({ context, event }) =>
        event.type === 'NEWEST' ? getUntil(event.newest.requestedAt, context.now()) : context.until,
    }),
    look: assign({ left: ({ context }) => Math.max(context.until - context.now(), 0) }),
  },
}).createMachine({
  id: 'repaymentCode',
  context: ({ input }) => ({ ...input, until: 0, left: 0 }),
  initial: 'none',
  on: {
    NONE: '.none',
    NEWEST: [
      { guard: 'isIssued', target: '.here' },
      { target: '.waiting', actions: 'noteRequest' },
    ],
  },
  states: {
    none: {},
    waiting: {
      entry: 'look',
      always: { guard: 'isOver', target: 'refreshing' },
      after: { tick: { target: 'waiting', reenter: true } },
      on: { REFRESH: 'refreshing' },
    },
    refreshing: {
      invoke: {
        src: 'refresh',
        onDone: [
          { guard: 'isHere', target: 'here' },
          { guard: 'hasFailed', target: 'failed' },
          { guard: 'isOver', target: 'late' },
          { target: 'waiting' },
        ],
        onError: 'failed',
      },
    },
    late: { after: { patience: 'refreshing' }, on: { REFRESH: 'refreshing' } },
    failed: { on: { REFRESH: 'refreshing' } },
    here: {},
  },
});

/** State of the newest code. */
export type RepaymentCodeState = 'none' | 'waiting' | 'refreshing' | 'late' | 'failed' | 'here';

const two = (part: number): string => String(part).padStart(2, '0');

/** Formats the remaining time as mm:ss, with seconds rounded up. */
export function formatCountdown(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
