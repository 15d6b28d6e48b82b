import { loginEvent, selectLoginState } from '@/app/login/loginSlice';
import type { AppStore } from '@/app/store';
import { observeMachines } from '@/machines/machineInspection';
import { loginMachine } from '@/machines/loginMachine';
import { addListener } from '@reduxjs/toolkit';
import { createBrowserInspector } from '@statelyai/inspect';
import { createActor } from 'xstate';

import { toSafeInspectionEvent } from './toSafeInspectionEvent';

/** Reports all machines to Stately's inspector, whose window opens with the first click: browsers block it before. */
export function startInspector(store: AppStore): void {
  const inspector = createBrowserInspector({ autoStart: false, serialize: toSafeInspectionEvent });
  addEventListener('pointerdown', () => inspector.start(), { once: true });
  observeMachines(inspector.inspect);
  // Never started: the store runs the login, and the inspector needs an actor to name.
  const login = createActor(loginMachine);
  inspector.actor(login, selectLoginState(store.getState()));
  store.dispatch(
    addListener({
      actionCreator: loginEvent,
      effect: ({ payload }) =>
        inspector.snapshot(login, selectLoginState(store.getState()), { event: { type: payload.event.type } }),
    }),
  );
}
