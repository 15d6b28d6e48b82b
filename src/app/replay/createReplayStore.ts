import { api } from '@/api/client/api';
import type { CallGate } from '@/api/client/callGate';
import { configureStore, createAction } from '@reduxjs/toolkit';

import type { AppState } from '../rootReducer';

/** None of its calls leaves the page (TR-03). */
const neverPasses: CallGate = () => new Promise(() => {});

const shown = createAction<AppState>('replay/shown');

/** Creates a store that only shows recorded states: actions of screens have no effect, and no call is sent (TR-03). */
export function createReplayStore(first: AppState) {
  const store = configureStore({
    reducer: (state: AppState = first, action) => (shown.match(action) ? action.payload : state),
    devTools: false,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: neverPasses }, immutableCheck: false, serializableCheck: false }).concat(
        api.middleware,
      ),
  });
  return {
    store,
    show: (state: AppState): void => void store.dispatch(shown(state)),
    hear: (listener: () => void) => store.subscribe(listener),
    read: () => store.getState(),
  };
}
