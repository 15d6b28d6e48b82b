import { callFailed, sessionRefused } from '@/api/client/apiEvents';
import { isServerUnreachable } from '@/api/client/apiFailure';
import { writeLanguage } from '@/browser/stored/language';
import { removeEndedSession, readSession } from '@/browser/session/session';
import { type LoginState, getLoginLeaf } from '@/machines/loginStep';
import type { Dispatch, ListenerMiddlewareInstance } from '@reduxjs/toolkit';

import { createLiveConnection } from '../live/liveConnection';
import type { LoginDispatch } from '../login/loginEffects';
import { loginEvent } from '../login/loginSlice';
import { sessionClosed, sessionOpened, type sessionSlice } from './sessionSlice';
import { readShowAnnouncement } from './showAnnouncement';

interface StoreWithSession {
  readonly login: LoginState;
  readonly session: ReturnType<typeof sessionSlice.getInitialState>;
}

const isSignedIn = ({ value, context }: LoginState): boolean =>
  context.hasSession &&
  getLoginLeaf(value).startsWith('authenticated.') &&
  getLoginLeaf(value) !== 'authenticated.leaving';

/** A reloaded tab knows its user from its own storage. */
function restoreUser({ session }: StoreWithSession, dispatch: Dispatch): void {
  const stored = session.user === null ? readSession() : null;
  if (stored) dispatch(sessionOpened({ user: stored.user, showAnnouncement: readShowAnnouncement() }));
}

/** Sets up the user and the live connection when a session begins and ends. Also signs out after a refused call (SE-02). */
export function listenToSession({ startListening }: Pick<ListenerMiddlewareInstance, 'startListening'>): void {
  const listen = startListening.withTypes<StoreWithSession, LoginDispatch>();
  const live = createLiveConnection();

  listen({
    actionCreator: sessionRefused,
    // The first of several parallel refusals ends the session and raises its epoch; the others are then stale.
    effect: ({ payload: { code, message, epoch } }, { dispatch }) =>
      void dispatch(loginEvent({ event: { type: 'FORCED', code, msg: message }, epoch })),
  });
  listen({
    actionCreator: callFailed,
    effect: ({ payload: { failure } }) => {
      if (failure.kind === 'noServer') live.doubt();
      else if (isServerUnreachable(failure)) live.expectBack();
    },
  });
  listen({
    actionCreator: loginEvent,
    effect: ({ payload: { event } }, access) => {
      if (event.type === 'LANG') writeLanguage(event.lang);
      if (isSignedIn(access.getState().login)) {
        restoreUser(access.getState(), access.dispatch);
        live.open(access.dispatch);
      } else live.close();
    },
  });
  listen({
    predicate: (_, { login }, { login: before }) =>
      before.context.hasSession && getLoginLeaf(login.value) === 'authenticated.loggedOutDialog',
    effect: removeEndedSession,
  });
  listen({
    predicate: (_, { login }, { login: before }) =>
      getLoginLeaf(before.value).startsWith('authenticated.') &&
      !getLoginLeaf(login.value).startsWith('authenticated.'),
    effect: (_, { dispatch }) => void dispatch(sessionClosed()),
  });
}
