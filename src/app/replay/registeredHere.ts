import { api } from '@/api/api';
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';

import type { Recording } from './readRecording';

const isRegistration = api.internalActions.middlewareRegistered.match;

/** RTK Query generates a random name at each load of the page; this is the current one. */
function nameHere(): string | undefined {
  let name: string | undefined;
  const hear: Middleware = () => (next) => (action) => {
    if (isRegistration(action)) name = action.payload;
    return next(action);
  };
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    devTools: false,
    middleware: (defaults) => defaults().concat(api.middleware, hear),
  }).dispatch({ type: 'replay/begun' });
  return name;
}

/** Replaces the recorded page's name in the actions by this page's. Otherwise the cache would assume a second instance of itself. */
export function registeredHere(actions: Recording['actions']): readonly UnknownAction[] {
  const recorded = actions.find((action) => isRegistration(action))?.payload;
  const here = nameHere();
  return actions.map((action) =>
    isRegistration(action) && action.payload === recorded ? { ...action, payload: here } : action,
  );
}
