import type { LoginEvent } from '@/machines/loginEvents';
import type { LoginState } from '@/machines/loginStep';
import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit';

import type { LoginEffects } from './loginEffects';
import { createLoginRunner } from './loginRunner';
import { loginEvent, startLogin } from './loginSlice';

/** Runs the effects of the login states. They are not in components, so that time travel in a recording runs none of them. */
export function createLoginListener(effects: LoginEffects) {
  const listener = createListenerMiddleware<{ readonly login: LoginState }>();
  const runner = createLoginRunner(effects);
  listener.startListening({
    matcher: isAnyOf(loginEvent, startLogin),
    effect: (action, store) => {
      const send = (event: LoginEvent, epoch: number): void => void store.dispatch(loginEvent({ event, epoch }));
      const moment = { state: store.getState().login, dispatch: store.dispatch, send };
      if (loginEvent.match(action)) runner.follow({ ...moment, cause: action.payload.event });
      else runner.begin(moment);
    },
  });
  return listener;
}
