import {
  capLengths,
  type LoginContext,
  type LoginEvent,
  type LoginResource,
  LOGIN_EFFECTS,
} from '@/machines/loginModel';
import {
  type LoginState,
  type StampedLoginEvent,
  createLoginState,
  stepLogin,
  getLoginLeaf,
  getLoginMeta,
} from '@/machines/loginStep';
import { createAction, createSlice, isAnyOf, type ListenerMiddlewareInstance, original } from '@reduxjs/toolkit';
import { matchesState } from 'xstate';
import type { LoginDispatch, LoginEffects, LoginArea } from './loginEffects';

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
  initialState: createLoginState,
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

interface Moment {
  readonly state: LoginState;
  readonly dispatch: LoginDispatch;
  readonly send: (event: LoginEvent, epoch: number) => void;
}

type Step = Moment & { readonly cause: LoginEvent };

/** State last seen by the runner; its effect, if any, runs until `leaving` aborts. */
interface Stand {
  readonly leaf: string;
  readonly epoch: number;
  readonly leaving: AbortController;
}

const LOGIN_AREAS: readonly LoginArea[] = [
  'form',
  'submitting',
  'singleSignOn',
  'passkey',
  'secondFactor',
  'camera',
  'provider',
  'authenticated',
];

const getArea = (leaf: string): LoginArea => LOGIN_AREAS.find((area) => leaf.startsWith(`${area}.`)) ?? 'form';

const standIn = ({ value, context }: LoginState): Stand => ({
  leaf: getLoginLeaf(value),
  epoch: context.epoch,
  leaving: new AbortController(),
});

/** Resources held by states, each with the signal of its end. */
function createHoldings(release: LoginEffects['release']) {
  const controllers = new Map<LoginResource, AbortController>();
  const ended = AbortSignal.abort();
  return {
    signalOf: (holding: LoginResource): AbortSignal => controllers.get(holding)?.signal ?? ended,
    keepOnly(resources: readonly LoginResource[]): void {
      for (const [holding, end] of controllers) {
        if (resources.includes(holding)) continue;
        controllers.delete(holding);
        end.abort();
        release(holding);
      }
      for (const holding of resources) if (!controllers.has(holding)) controllers.set(holding, new AbortController());
    },
  };
}

/** Follows the machine: stops the last state's effect, clears the secrets no longer needed, starts the new state's effect. */
function createLoginRunner(effects: LoginEffects) {
  const holdings = createHoldings(effects.release);
  let stand = standIn(createLoginState());
  let begun = false;

  function start({ state, dispatch, send }: Moment, { epoch, leaving }: Stand): void {
    const name = getLoginMeta(state.value).effect;
    if (!name) return;
    const { timeoutMs, failure } = LOGIN_EFFECTS[name];
    // Also sent when it is late: the old epoch makes it harmless, and the trail should contain it.
    const answer = (event: LoginEvent | undefined): void => {
      if (event) send(event, epoch);
    };
    const fail = (): void => {
      if (!leaving.signal.aborted) answer({ type: failure });
    };
    const timer = timeoutMs === null ? undefined : setTimeout(() => answer({ type: 'TIMEOUT' }), timeoutMs);
    leaving.signal.addEventListener('abort', () => clearTimeout(timer));
    const { signal } = leaving;
    const run = { context: state.context, dispatch, signal, held: holdings.signalOf, send: answer };
    new Promise<LoginEvent | undefined>((resolve) => resolve(effects[name](run))).then(answer, fail);
  }

  function cross(from: LoginArea, { state, dispatch, cause }: Step): Promise<void> | undefined {
    const to = getArea(getLoginLeaf(state.value));
    const crossing = { from, cause, dispatch, context: state.context };
    if (from !== to && to === 'authenticated') effects.openSession(crossing);
    return from !== to && to === 'form' ? effects.closeSession(crossing) : undefined;
  }

  return {
    /** Starts the effect of the state in which the page opens. */
    begin(moment: Moment): void {
      if (begun) return;
      begun = true;
      stand = standIn(moment.state);
      holdings.keepOnly(getLoginMeta(moment.state.value).holds ?? []);
      start(moment, stand);
    },
    /** Call it after each event; an event without a transition has no effect. */
    follow(moment: Step): void {
      const last = stand;
      const next = standIn(moment.state);
      // Compared with the runner's current state, not with the state before this event: a subscriber may have sent another event in
      // between.
      if (next.leaf === last.leaf && next.epoch === last.epoch) return;
      stand = next;
      begun = true;
      last.leaving.abort();
      const closed = cross(getArea(last.leaf), moment);
      holdings.keepOnly(getLoginMeta(moment.state.value).holds ?? []);
      const go = (): void => {
        if (stand === next) start(moment, next);
      };
      if (closed) closed.then(go, go);
      else go();
    },
  };
}

/** Runs the effects of the login states. They are not in components, so that time travel in a recording runs none of them. */
export function listenToLogin(
  { startListening }: Pick<ListenerMiddlewareInstance, 'startListening'>,
  effects: LoginEffects,
): void {
  const listen = startListening.withTypes<StoreWithLogin, LoginDispatch>();
  const runner = createLoginRunner(effects);
  listen({
    matcher: isAnyOf(loginEvent, startLogin),
    effect: (action, store) => {
      const send = (event: LoginEvent, epoch: number): void => void store.dispatch(loginEvent({ event, epoch }));
      const moment = { state: store.getState().login, dispatch: store.dispatch, send };
      if (loginEvent.match(action)) runner.follow({ ...moment, cause: action.payload.event });
      else runner.begin(moment);
    },
  });
}
