import { initialTransition, transition } from 'xstate';

import type { LoginContext } from './loginContext';
import type { LoginEvent } from './loginEvents';
import type { LoginValue } from './loginMachine';
import { loginMachine } from './loginMachine';
import type { LoginStateMeta } from './loginMeta';

/** Where a sign-in stands, as plain data: what the store keeps. */
export interface LoginState {
  readonly value: LoginValue;
  readonly context: LoginContext;
  readonly status: 'active';
}

/** The outcome of an event: it led somewhere, the state had no use for it, or it answers a question of an earlier state. */
export type LoginOutcome = 'taken' | 'ignored' | 'stale';

/** An event, with the epoch of the state whose effect sent it; a person's events carry none. */
export interface StampedLoginEvent {
  readonly event: LoginEvent;
  readonly epoch?: number;
}

const rebuild = ({ value, context, status }: LoginState) =>
  loginMachine.resolveState({ value, context: { ...context }, status });

const plain = ({ value, context }: Pick<LoginState, 'value' | 'context'>): LoginState => ({
  value,
  context,
  status: 'active',
});

/** The state before anything has happened. */
export const initialLoginState = (): LoginState => plain(initialTransition(loginMachine)[0]);

/** One event, one step: the whole of the login machine as a pure function, without clock, randomness or effects. */
export function stepLogin(
  state: LoginState,
  { event, epoch }: StampedLoginEvent,
): { state: LoginState; outcome: LoginOutcome } {
  if (epoch !== undefined && epoch !== state.context.epoch) return { state, outcome: 'stale' };
  const before = rebuild(state);
  if (!before.can(event)) return { state, outcome: 'ignored' };
  return { state: plain(transition(loginMachine, before, event)[0]), outcome: 'taken' };
}

/** A state's name with dots, `camera.preview`. */
export function loginLeaf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([parent, child]) => `${parent}.${loginLeaf(child)}`)
    .join();
}

/** What a state does and holds. */
export const loginMeta = (value: LoginValue): LoginStateMeta =>
  loginMachine.getStateNodeById(`login.${loginLeaf(value)}`).meta ?? {};
