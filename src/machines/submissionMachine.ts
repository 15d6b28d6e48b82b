import { fromPromise, setup } from 'xstate';

import { hasOutput } from './hasOutput';
import { rejectUnprovidedEffect } from './rejectUnprovidedEffect';

/** Result of sending a change: answered, definitely refused, or unanswered, in which case it may have been executed (CD-06). */
export type SendingOutcome = 'answered' | 'refused' | 'unanswered';

/** Result of querying the outcome by idempotency key; 'notAskable' means that the server does not support the query (AP-09). */
export type QueryOutcome = 'carriedOut' | 'running' | 'neverArrived' | 'unanswered' | 'notAskable';

/**
 * Events of a submission: send, wait for a network, cancel the wait, query the outcome, settle manually if no query is possible, or resume
 * after a reload.
 */
export interface SubmissionEvent {
  readonly type: 'SUBMIT' | 'WAIT' | 'TAKE_BACK' | 'ASK' | 'SETTLE' | 'RESUME';
}

/** Polling interval while the server is still processing the change, in milliseconds. */
export const OUTCOME_POLL_MS = 2000;

/**
 * Executes a change exactly once (CD-06, CD-13). After an unknown outcome, it queries the server by idempotency key. It sends again only
 * after the server confirms that nothing arrived. If the query is not possible, the user decides. Transitions are synchronous, so a second
 * click finds the state `sending`. The caller provides `send` and `ask`, and keeps the payload and the response.
 */
export const submissionMachine = setup({
  types: {} as { events: SubmissionEvent },
  actors: {
    send: fromPromise<SendingOutcome>(rejectUnprovidedEffect),
    ask: fromPromise<QueryOutcome>(rejectUnprovidedEffect),
  },
  delays: { askAgain: OUTCOME_POLL_MS },
  guards: {
    isAnswered: hasOutput('answered' satisfies SendingOutcome),
    isRefused: hasOutput('refused' satisfies SendingOutcome),
    isCarriedOut: hasOutput('carriedOut' satisfies QueryOutcome),
    isRunning: hasOutput('running' satisfies QueryOutcome),
    hasNeverArrived: hasOutput('neverArrived' satisfies QueryOutcome),
    isNotAskable: hasOutput('notAskable' satisfies QueryOutcome),
  },
  actions: {
    /** Provided by the caller: runs when the change is known to be executed. */
    finish: () => undefined,
    /** Provided by the caller: runs when the change is known not to be executed. */
    release: () => undefined,
  },
}).createMachine({
  id: 'submission',
  initial: 'idle',
  states: {
    idle: { on: { SUBMIT: 'sending', WAIT: 'waiting', RESUME: 'asking' } },
    // Without a network nothing is sent: the change waits for a network, or is canceled.
    waiting: { on: { SUBMIT: 'sending', TAKE_BACK: 'idle' } },
    sending: {
      invoke: {
        src: 'send',
        onDone: [
          { guard: 'isAnswered', target: 'done' },
          { guard: 'isRefused', target: 'refused' },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
    },
    refused: { entry: 'release', on: { SUBMIT: 'sending', WAIT: 'waiting', RESUME: 'asking' } },
    unknown: { on: { ASK: 'asking' } },
    asking: {
      invoke: {
        src: 'ask',
        onDone: [
          { guard: 'isCarriedOut', target: 'done' },
          { guard: 'isRunning', target: 'running' },
          { guard: 'hasNeverArrived', target: 'neverArrived' },
          { guard: 'isNotAskable', target: 'notAskable' },
          { target: 'unknown' },
        ],
        onError: 'unknown',
      },
    },
    running: { after: { askAgain: 'asking' }, on: { ASK: 'asking' } },
    neverArrived: { entry: 'release', on: { SUBMIT: 'sending', WAIT: 'waiting' } },
    notAskable: { on: { SUBMIT: 'sending', ASK: 'asking', SETTLE: 'done' } },
    done: { entry: 'finish', on: { SUBMIT: 'sending', WAIT: 'waiting' } },
  },
});

export type SubmissionState =
  | 'idle'
  | 'waiting'
  | 'sending'
  | 'refused'
  | 'unknown'
  | 'asking'
  | 'running'
  | 'neverArrived'
  | 'notAskable'
  | 'done';

/** Returns true while the outcome is unknown. Nothing may be changed, sent or discarded until it is known. */
export const isOutcomePending = (state: SubmissionState): boolean =>
  state === 'unknown' || state === 'asking' || state === 'running' || state === 'notAskable';

/** Returns true while a change is being sent, queried or processed. */
export const isSubmissionBusy = (state: SubmissionState): boolean =>
  state === 'sending' || state === 'asking' || state === 'running';
