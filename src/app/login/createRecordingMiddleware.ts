import type { LoginState } from '@/machines/loginStep';
import type { LoginTraceInput } from '@/machines/loginTrace';
import type { Middleware } from '@reduxjs/toolkit';

import { loginEvent } from './loginSlice';

interface StoreWithLogin {
  readonly login: LoginState;
}

/** Reports each login event before the store processes it. */
export const createRecordingMiddleware =
  (record: (happening: LoginTraceInput) => void): Middleware<object, StoreWithLogin> =>
  (store) =>
  (next) =>
  (action) => {
    if (loginEvent.match(action)) {
      const { payload, meta } = action;
      record({ before: store.getState().login, payload, meta });
    }
    return next(action);
  };
