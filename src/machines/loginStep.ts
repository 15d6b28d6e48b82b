import { initialTransition, transition } from 'xstate';

import type { LoginContext, LoginEvent, LoginStateMeta } from './loginModel';
import { type LoginValue, loginMachine } from './loginMachine';

/** State of a sign-in as plain data, as held in the store. */
export interface LoginState {
  readonly value: LoginValue;
  readonly context: LoginContext;
  readonly status: 'active';
}

/** Outcome of an event: `taken` causes a transition, `ignored` has no transition in the state, `stale` responds to an earlier state. */
export type LoginOutcome = 'taken' | 'ignored' | 'stale';

/** An event, with the epoch of the state whose effect sent it. User events have none. */
export interface StampedLoginEvent {
  readonly event: LoginEvent;
  readonly epoch?: number;
}

const toSnapshot = ({ value, context, status }: LoginState) =>
  loginMachine.resolveState({ value, context: { ...context }, status });

const toLoginState = ({ value, context }: Pick<LoginState, 'value' | 'context'>): LoginState => ({
  value,
  context,
  status: 'active',
});

/** Returns the state before the first event. */
export const createLoginState = (): LoginState => toLoginState(initialTransition(loginMachine)[0]);

/** Applies one event to the login machine. Pure: without clock, randomness or effects. */
export function stepLogin(
  state: LoginState,
  { event, epoch }: StampedLoginEvent,
): { state: LoginState; outcome: LoginOutcome } {
  if (epoch !== undefined && epoch !== state.context.epoch) return { state, outcome: 'stale' };
  const before = toSnapshot(state);
  const [after] = transition(loginMachine, before, event);
  // Each action is an assignment, which creates a snapshot. The same snapshot therefore means that no transition matched.
  return after === before ? { state, outcome: 'ignored' } : { state: toLoginState(after), outcome: 'taken' };
}

/** Returns a state's name with dots, `camera.preview`. */
export function getLoginLeaf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([parent, child]) => `${parent}.${getLoginLeaf(child)}`)
    .join();
}

/** Returns the effect and the held resources of a state. */
export const getLoginMeta = (value: LoginValue): LoginStateMeta =>
  loginMachine.getStateNodeById(`login.${getLoginLeaf(value)}`).meta ?? {};
