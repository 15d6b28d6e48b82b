import * as apiEvents from '@/api/client/apiEvents';
import type { CallGate } from '@/api/client/callGate';
import { isAction, type Middleware, type StoreEnhancer } from '@reduxjs/toolkit';
import { copyWithStructuralSharing } from '@reduxjs/toolkit/query';

import { loginEvent } from '../login/loginSlice';
import { addressRecorded } from './recordedAddressSlice';
import { OWN_ACTIONS } from '../replay/knownActions';

/** Part of the Redux DevTools store that determines the displayed state. */
interface LiftedStore<State> {
  readonly getState: () => {
    readonly computedStates: readonly { readonly state?: State }[];
    readonly currentStateIndex: number;
  };
  readonly subscribe: (listener: () => void) => unknown;
}

const isLifted = <Shown, State>(store: Shown): store is Shown & { readonly liftedStore: LiftedStore<State> } =>
  typeof store === 'object' && store !== null && 'liftedStore' in store;

const HELD: ReadonlySet<string> = new Set([...OWN_ACTIONS, ...Object.values(apiEvents).map(({ type }) => type)]);

/** Results of effects carry the stamp of their effect; an event without one was sent by a screen. */
const isOfScreen = (action: unknown): boolean =>
  addressRecorded.match(action) || (loginEvent.match(action) && action.payload.epoch === undefined);

const never = (): boolean => false;

/** Tracks the state that DevTools show, and whether it results from the page's own actions. */
function createWatch(onNewest: () => void) {
  let isTravelling = never;

  const enhancer: StoreEnhancer = (create) => (reducer, preloaded) => {
    const store = create(reducer, preloaded);
    type State = ReturnType<typeof reducer>;
    if (!isLifted<typeof store, State>(store)) return store;
    const { liftedStore } = store;
    let own: State = store.getState();
    let compared = own;
    let isForeign = false;
    let isPerforming = false;

    const newest = (): State => liftedStore.getState().computedStates.at(-1)?.state ?? own;
    /** An import, a reset or a skipped action results in a newest state that is not the page's own. */
    function isNewestForeign(): boolean {
      const state = newest();
      if (state !== compared) isForeign = state !== own && copyWithStructuralSharing(own, state) !== own;
      compared = state;
      return isForeign;
    }
    isTravelling = () => {
      const { computedStates, currentStateIndex } = liftedStore.getState();
      return isNewestForeign() || currentStateIndex < computedStates.length - 1;
    };
    // Must be the first listener: the others read whether the state is the newest.
    liftedStore.subscribe(() => {
      if (isPerforming) {
        isPerforming = false;
        own = newest();
        compared = own;
      }
      if (!isTravelling()) onNewest();
    });
    const dispatch: typeof store.dispatch = (action) => {
      isPerforming = !isNewestForeign();
      if (!isPerforming) own = reducer(own, action);
      return store.dispatch(action);
    };
    return { ...store, dispatch };
  };

  return { isTravelling: () => isTravelling(), enhancer };
}

/**
 * Suspends a store while Redux DevTools display a state other than the newest one of this page (TR-03): no call is sent and no effect runs.
 * Queries and the results of effects wait for the newest state; changes and the actions of screens are dropped.
 */
export function createTimeTravel() {
  const calls = new Map<string, (passes: boolean) => void>();
  let results: (() => void)[] = [];

  const { isTravelling, enhancer } = createWatch(() => {
    const pending = results;
    results = [];
    for (const handOn of pending) handOn();
    const waiting = [...calls.values()];
    calls.clear();
    for (const decide of waiting) decide(true);
  });

  const gate: CallGate = ({ type, queryCacheKey = '' }) => {
    if (!isTravelling()) return Promise.resolve(true);
    if (type === 'mutation') return Promise.resolve(false);
    // Polling repeats requests: only the newest of identical queries is sent.
    calls.get(queryCacheKey)?.(false);
    return new Promise((resolve) => void calls.set(queryCacheKey, resolve));
  };

  const middleware: Middleware = () => (next) => (action) => {
    const isHeld = isAction(action) && HELD.has(action.type) && isTravelling();
    if (!isHeld) return next(action);
    if (!isOfScreen(action)) results.push(() => void next(action));
    return action;
  };

  return { enhancer, gate, middleware };
}
