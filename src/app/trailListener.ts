import { isApiFailure } from '@/api/apiFailure';
import { TRAIL_ROWS_PER_CALL } from '@/contract/ourLimits';
import type { LoginState } from '@/machines/loginStep';
import { loginLeaf } from '@/machines/loginStep';
import type { LoginTraceRow } from '@/machines/loginTraceRow';
import { createListenerMiddleware } from '@reduxjs/toolkit';

import { UNTRACKED } from './login/loginAsk';
import type { LoginDispatch } from './login/loginEffects';
import { loginEvent } from './login/loginSlice';

/** The app tells this long after the last event, so that several go in one call. */
const TRAIL_TELL_AFTER_MS = 1500;
/** In the middle of a face check, which may end at once, it tells after this time. */
const TRAIL_TELL_SOON_MS = 200;

/** Kept, or not to be told again; false where nobody answered. */
async function tell(rows: readonly LoginTraceRow[], dispatch: LoginDispatch): Promise<boolean> {
  const trailApi = await import('@/api/trailApi').then(
    (here) => here.trailApi,
    () => undefined,
  );
  if (!trailApi) return false;
  const { error } = await dispatch(trailApi.endpoints.trailAdd.initiate({ rows: [...rows] }, UNTRACKED));
  return error === undefined || (isApiFailure(error) && error.kind === 'refused');
}

/** During a face check the next failure may end the session: what happened is told soon. */
const pauseIn = ({ value }: LoginState): number =>
  loginLeaf(value).startsWith('authenticated.') ? TRAIL_TELL_AFTER_MS : TRAIL_TELL_SOON_MS;

/**
 * Tells the server what the login machine went through (TR-02), once there is a session, be it a half one. What could not
 * be told waits for the next event; what the page takes along when it closes the server knows only from its own side.
 */
export function createTrailListener(recorded: () => Promise<readonly LoginTraceRow[]>) {
  const listener = createListenerMiddleware<{ readonly login: LoginState }>();
  let next = 0;
  let isTelling = false;
  listener.startListening({
    actionCreator: loginEvent,
    effect: async (_, store) => {
      const stateNow = (): LoginState => store.getState().login;
      const hasSession = (): boolean => stateNow().context.hasSession;
      if (isTelling) return;
      isTelling = true;
      try {
        while (hasSession()) {
          // oxlint-disable-next-line no-await-in-loop -- one call after the other, with what happened meanwhile
          await store.delay(pauseIn(stateNow()));
          // oxlint-disable-next-line no-await-in-loop
          const rows = (await recorded()).filter(({ seq }) => seq >= next).slice(0, TRAIL_ROWS_PER_CALL);
          const last = rows.at(-1);
          // oxlint-disable-next-line no-await-in-loop
          if (!last || !hasSession() || !(await tell(rows, store.dispatch))) break;
          next = last.seq + 1;
        }
      } finally {
        isTelling = false;
      }
    },
  });
  return listener;
}
