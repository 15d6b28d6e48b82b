import { isApiFailure } from '@/api/client/apiFailure';
import { TRAIL_ROWS_PER_CALL } from '@/contract/ourLimits';
import { isSessionEnd, RESULT_CODES } from '@/contract/resultCodes';
import type { LoginEvent } from '@/machines/loginModel';
import { type LoginState, getLoginLeaf } from '@/machines/loginStep';
import type { LoginTraceRow } from '@/machines/loginTraceRow';
import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import { UNTRACKED, type LoginDispatch } from '../login/loginEffects';
import { loginEvent } from '../login/loginSlice';

/** Delay after the last event before a report to the trail, in milliseconds, so that one call carries several events. */
const TRAIL_TELL_AFTER_MS = 1500;
/** Shorter delay during a face check, which may end at once, in milliseconds. */
const TRAIL_TELL_SOON_MS = 200;

const { busy, databaseAway, diskFull, moving, stillRunning, tooMany } = RESULT_CODES;
/** Refusals that pass: the same rows are accepted later. */
const TEMPORARY: readonly string[] = [busy, databaseAway, diskFull, moving, stillRunning, tooMany].map(
  ({ code }) => code,
);

const isFinal = (code: string): boolean => !isSessionEnd(code) && !TEMPORARY.includes(code);

/** Returns false if the server did not respond, was overloaded or did not know the session: the next call sends the rows too. */
async function tell(rows: readonly LoginTraceRow[], dispatch: LoginDispatch): Promise<boolean> {
  const trailApi = await import('@/api/endpoints/management/trailApi').then(
    (here) => here.trailApi,
    () => undefined,
  );
  if (!trailApi) return false;
  const { error } = await dispatch(trailApi.endpoints.trailAdd.initiate({ rows: [...rows] }, UNTRACKED));
  return error === undefined || (isApiFailure(error) && error.kind === 'refused' && isFinal(error.code));
}

/** Sends the rows that the server does not have yet, up to the newest one at this moment; returns how many it took. */
export type TrailReporter = (dispatch: LoginDispatch) => Promise<number>;

/** Sends what the recorder has taken down, each row once (TR-02). */
export function createTrailReporter(recorded: () => Promise<readonly LoginTraceRow[]>): TrailReporter {
  let next = 0;
  return async (dispatch) => {
    const rows = (await recorded()).filter(({ seq }) => seq >= next);
    for (let sent = 0; sent < rows.length; sent += TRAIL_ROWS_PER_CALL) {
      const part = rows.slice(sent, sent + TRAIL_ROWS_PER_CALL);
      // oxlint-disable-next-line no-await-in-loop -- in the order in which it happened
      if (!(await tell(part, dispatch))) return sent;
      next = Math.max(next, (part.at(-1)?.seq ?? 0) + 1);
    }
    return rows.length;
  };
}

/** The result of a face check is sent soon. The next failure may end the session, and the user may close the tab after a passed check. */
const pauseAfter = ({ type }: LoginEvent, { value }: LoginState): number =>
  type !== 'VERIFY' && getLoginLeaf(value).startsWith('authenticated.') ? TRAIL_TELL_AFTER_MS : TRAIL_TELL_SOON_MS;

/**
 * Sends the steps of the login machine to the server (TR-02) once there is a session, even an incomplete one. Unsent steps wait for the
 * next event. The effects that end a session report its end.
 */
export function listenForTrail(
  { startListening }: Pick<ListenerMiddlewareInstance, 'startListening'>,
  tellTrail: TrailReporter,
): void {
  const listen = startListening.withTypes<{ readonly login: LoginState }, LoginDispatch>();
  let isTelling = false;
  listen({
    actionCreator: loginEvent,
    effect: async ({ payload: { event } }, store) => {
      const stateNow = (): LoginState => store.getState().login;
      const hasSession = (): boolean => stateNow().context.hasSession;
      if (isTelling) return;
      isTelling = true;
      try {
        while (hasSession()) {
          // oxlint-disable-next-line no-await-in-loop -- one call after the other, with what happened meanwhile
          await store.delay(pauseAfter(event, stateNow()));
          // oxlint-disable-next-line no-await-in-loop
          if (!hasSession() || (await tellTrail(store.dispatch)) === 0) break;
        }
      } finally {
        isTelling = false;
      }
    },
  });
}
