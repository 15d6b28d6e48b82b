import { REPAYMENT_CODE_REFRESH_MS } from '@/contract/limits';
import { assign, fromPromise, setup } from 'xstate';

import { notImplementedEffect } from './notImplementedEffect';

/** The newest code of a case: when it was asked for (ms since 1970), and whether the channel has given it. */
export interface NewestCode {
  readonly requestedAt: number;
  readonly isHere: boolean;
}

/** What refreshing came to: the code, still none, or no answer. */
export type RefreshEnd = 'here' | 'notYet' | 'failed';

interface CodeInput {
  /** The clock: ms since 1970. */
  readonly now: () => number;
}

interface CodeContext extends CodeInput {
  /** When the page refreshes by itself. */
  readonly until: number;
  /** How long that is from now, in milliseconds. */
  readonly left: number;
}

type CodeEvent =
  { readonly type: 'NONE' } | { readonly type: 'NEWEST'; readonly newest: NewestCode } | { readonly type: 'REFRESH' };

/** The countdown is looked at this often, in milliseconds. */
const TICK_MS = 1000;

/** Never more than two minutes, whatever the clocks of server and device say. */
const getUntil = (requestedAt: number, now: number): number => Math.min(requestedAt, now) + REPAYMENT_CODE_REFRESH_MS;

/**
 * Waiting for a repayment code (CD-10, §9 'wait two minutes'): counts down from when it was asked for, so that closing
 * and opening again changes nothing; refreshes at the end by itself, before that by hand. `refresh` is provided.
 */
export const repaymentCodeMachine = setup({
  types: {} as { context: CodeContext; input: CodeInput; events: CodeEvent },
  actors: { refresh: fromPromise<RefreshEnd>(notImplementedEffect) },
  delays: { tick: TICK_MS, patience: REPAYMENT_CODE_REFRESH_MS },
  guards: {
    isOver: ({ context }) => context.until <= context.now(),
  },
  actions: {
    look: assign({ left: ({ context }) => Math.max(context.until - context.now(), 0) }),
  },
}).createMachine({
  context: ({ input }) => ({ ...input, until: 0, left: 0 }),
  initial: 'none',
  on: {
    NONE: '.none',
    NEWEST: [
      { guard: ({ event }) => event.newest.isHere, target: '.here' },
      {
        target: '.waiting',
        actions: assign({ until: ({ context, event }) => getUntil(event.newest.requestedAt, context.now()) }),
      },
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
          { guard: ({ event }) => event.output === 'here', target: 'here' },
          { guard: ({ event }) => event.output === 'failed', target: 'failed' },
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

/** How far the newest code has come. */
export type RepaymentCodeState = 'none' | 'waiting' | 'refreshing' | 'late' | 'failed' | 'here';

const two = (part: number): string => String(part).padStart(2, '0');

/** Minutes and seconds that are left, as mm:ss; a begun second counts. */
export function countdownText(leftMs: number): string {
  const seconds = Math.ceil(leftMs / 1000);
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
