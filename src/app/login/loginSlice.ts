import { capLengths, type LoginContext } from '@/machines/loginModel';
import { type LoginState, type StampedLoginEvent, initialLoginState, stepLogin } from '@/machines/loginStep';
import { createAction, createSlice, original } from '@reduxjs/toolkit';
import { matchesState } from 'xstate';

/** Time of an action. The reducer has no clock, so the action carries the time. */
export interface LoginEventMeta {
  /** UTC, ISO 8601. */
  readonly time: string;
  /** Milliseconds since the page was opened, which never decrease. */
  readonly mono: number;
}

interface StoreWithLogin {
  readonly login: LoginState;
}

/** Sends an event to the machine. Only effects set `epoch`, so that a late result can be recognized. */
export const loginEvent = createAction('login/event', ({ event, ...stamp }: StampedLoginEvent) => ({
  payload: { event: capLengths(event), ...stamp } satisfies StampedLoginEvent,
  meta: { time: new Date().toISOString(), mono: performance.now() } satisfies LoginEventMeta,
}));

/** Starts the first state's effect, for a page that opens without a session. A page with a session sends RESTORED instead. */
export const startLogin = createAction('login/start');

/** The login machine in the store: `{value, context, status}`. */
export const loginSlice = createSlice({
  name: 'login',
  initialState: initialLoginState,
  reducers: {},
  extraReducers: (builder) =>
    builder.addCase(loginEvent, (state, { payload }) => {
      // The machine must not receive a draft, because it would retain parts of it.
      const step = stepLogin(original(state), payload);
      return step.outcome === 'taken' ? step.state : undefined;
    }),
});

/** The machine's whole state. */
export const selectLoginState = (store: StoreWithLogin): LoginState => store.login;

export const selectLoginContext = (store: StoreWithLogin): LoginContext => store.login.context;

/** Returns true if the machine is in a state or in one of its children: `camera`, `camera.preview`. */
export const selectLoginMatches =
  (path: string) =>
  (store: StoreWithLogin): boolean =>
    matchesState(path, store.login.value);
