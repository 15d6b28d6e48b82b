import { api, CLOSED } from '@/api/api';
import { configureStore, createAction } from '@reduxjs/toolkit';

import type { AppState } from '../rootReducer';

const shown = createAction<AppState>('replay/shown');

/** A store that shows recorded states and does nothing else: what screens dispatch changes nothing, and no call leaves the page (TR-03). */
export function createReplayStore(first: AppState) {
  const store = configureStore({
    reducer: (state: AppState = first, action) => (shown.match(action) ? action.payload : state),
    devTools: false,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: CLOSED }, immutableCheck: false, serializableCheck: false }).concat(
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
