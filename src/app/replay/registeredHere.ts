import { api } from '@/api/api';
import { configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';

import type { Recording } from './readRecording';

const isRegistration = api.internalActions.middlewareRegistered.match;

/** RTK Query calls itself something random at each opening of the page: what it is called on this one. */
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

/** The actions with this page's name in place of the recorded page's: with another, the cache would believe in a second one of itself. */
export function registeredHere(actions: Recording['actions']): readonly UnknownAction[] {
  const recorded = actions.find((action) => isRegistration(action))?.payload;
  const here = nameHere();
  return actions.map((action) =>
    isRegistration(action) && action.payload === recorded ? { ...action, payload: here } : action,
  );
}
