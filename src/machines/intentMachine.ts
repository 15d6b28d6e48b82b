import { fromPromise, setup } from 'xstate';

import { notImplementedEffect } from './notImplementedEffect';

/** What sending came to: answered, refused for good, or unanswered — then it may have been carried out (CD-06). */
export type SendingEnd = 'answered' | 'refused' | 'unanswered';

/** What the question by key came to; 'notAskable': a server that does not know the question (AP-09). */
export type AskingEnd = 'carriedOut' | 'running' | 'neverArrived' | 'unanswered' | 'notAskable';

/** What can be done with an intent: send it, have it wait for a network or take that back, ask for its outcome, decide where nobody can be asked, or ask after a reload. */
export interface IntentEvent {
  readonly type: 'SUBMIT' | 'WAIT' | 'TAKE_BACK' | 'ASK' | 'SETTLE' | 'RESUME';
}

/** While the server still works on it, it is asked again after this time, in milliseconds. */
export const ASK_AGAIN_MS = 2000;

/**
 * A change that is made once (CD-06, CD-13): after an unknown outcome the server is asked by key, and nothing is sent
 * again before it said that nothing arrived. Where it cannot be asked, the user decides. Events take effect at once,
 * so that a second click in the same moment finds it sending already. `send` and `ask` are provided; what is sent, and
 * the answer, stay with whoever provides them.
 */
export const intentMachine = setup({
  types: {} as { events: IntentEvent },
  actors: {
    send: fromPromise<SendingEnd>(notImplementedEffect),
    ask: fromPromise<AskingEnd>(notImplementedEffect),
  },
  delays: { askAgain: ASK_AGAIN_MS },
  actions: {
    /** Provided: what follows when it is known to be carried out. */
    finish: () => undefined,
    /** Provided: what follows when it is known not to be carried out. */
    release: () => undefined,
  },
}).createMachine({
  initial: 'idle',
  states: {
    idle: { on: { SUBMIT: 'sending', WAIT: 'waiting', RESUME: 'asking' } },
    // Without a network nothing has left the browser: it is sent when there is one, or not at all.
    waiting: { on: { SUBMIT: 'sending', TAKE_BACK: 'idle' } },
    sending: {
      invoke: {
        src: 'send',
        onDone: [
          { guard: ({ event }) => event.output === 'answered', target: 'done' },
          { guard: ({ event }) => event.output === 'refused', target: 'refused' },
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
          { guard: ({ event }) => event.output === 'carriedOut', target: 'done' },
          { guard: ({ event }) => event.output === 'running', target: 'running' },
          { guard: ({ event }) => event.output === 'neverArrived', target: 'neverArrived' },
          { guard: ({ event }) => event.output === 'notAskable', target: 'notAskable' },
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

/** Where an intent stands. */
export type IntentState =
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

/** Nobody knows whether it was carried out: nothing may be changed, sent or thrown away before that is found out. */
export const isOutcomePending = (state: IntentState): boolean =>
  state === 'unknown' || state === 'asking' || state === 'running' || state === 'notAskable';

/** Under way, or being asked about. */
export const isIntentBusy = (state: IntentState): boolean =>
  state === 'sending' || state === 'asking' || state === 'running';
