import { withKnownLengths } from '@/machines/knownLengths';
import type { LoginContext } from '@/machines/loginContext';
import type { LoginState, StampedLoginEvent } from '@/machines/loginStep';
import { initialLoginState, stepLogin } from '@/machines/loginStep';
import { createAction, createSlice, original } from '@reduxjs/toolkit';
import { matchesState } from 'xstate';

/** When an action was made: the reducer has no clock, so the time travels with it. */
export interface LoginEventMeta {
  /** UTC, ISO 8601. */
  readonly time: string;
  /** Milliseconds since the page began, which never run backwards. */
  readonly mono: number;
}

interface StoreWithLogin {
  readonly login: LoginState;
}

/** Gives the machine an event; `epoch` is set by effects only, so that a late result is known as such. */
export const loginEvent = createAction('login/event', ({ event, ...stamp }: StampedLoginEvent) => ({
  payload: { event: withKnownLengths(event), ...stamp } satisfies StampedLoginEvent,
  meta: { time: new Date().toISOString(), mono: performance.now() } satisfies LoginEventMeta,
}));

/** Starts the first state's effect: for a page that opens without a session. One with a session sends RESTORED instead. */
export const startLogin = createAction('login/start');

/** The login machine in the store: `{value, context, status}`. */
export const loginSlice = createSlice({
  name: 'login',
  initialState: initialLoginState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(loginEvent, (state, { payload }) => {
      // The machine must not be handed a draft: it would keep parts of it.
      const step = stepLogin(original(state), payload);
      return step.outcome === 'taken' ? step.state : undefined;
    }),
});

/** The machine's whole state. */
export const selectLoginState = (store: StoreWithLogin): LoginState => store.login;

/** What the machine remembers. */
export const selectLoginContext = (store: StoreWithLogin): LoginContext => store.login.context;

/** Whether the machine stands in a state or inside it: `camera`, `camera.preview`. */
export const selectLoginMatches =
  (path: string) =>
  (store: StoreWithLogin): boolean =>
    matchesState(path, store.login.value);
