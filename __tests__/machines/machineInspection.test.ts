import { setImmediate } from 'node:timers/promises';

import { toSafeInspectionEvent } from '@/app/inspection/toSafeInspectionEvent';
import type { Announcement } from '@/contract/entities/messages/announcement';
import { announcementMachine } from '@/machines/announcementMachine';
import { loginMachine } from '@/machines/loginMachine';
import { createLoginState } from '@/machines/loginStep';
import { createInspector, type StatelyInspectionEvent } from '@statelyai/inspect';
import { createActor, fromPromise, waitFor } from 'xstate';

const SECRET = 'Ana López';
const announcement: Announcement = {
  msgId: SECRET,
  name: SECRET,
  idNo: SECRET,
  irregularities: SECRET,
  processResult: SECRET,
  base64Image: SECRET,
  content: SECRET,
  label: SECRET,
};

function createCollector() {
  const sent: StatelyInspectionEvent[] = [];
  const inspector = createInspector({ send: (event) => void sent.push(event) }, { serialize: toSafeInspectionEvent });
  return { inspector, sent };
}

const hasState = (sent: readonly StatelyInspectionEvent[], state: string): boolean =>
  sent.some((event) => event.type === '@xstate.snapshot' && JSON.stringify(event).includes(`"value":"${state}"`));

/** Waits for the inspector, which converts events while the page is idle. */
async function waitForState(sent: readonly StatelyInspectionEvent[], state: string): Promise<void> {
  while (!hasState(sent, state)) {
    await setImmediate();
  }
}

it('TR-03 sends an inspector the states of a running machine, without its texts', async () => {
  const { inspector, sent } = createCollector();
  const machine = announcementMachine.provide({
    actors: { mark: fromPromise<unknown, string>(({ input }) => Promise.resolve({ answer: input })) },
  });
  const actor = createActor(machine, { input: { items: [announcement], total: 1 }, inspect: inspector.inspect });
  actor.start();
  await waitFor(actor, (snapshot) => snapshot.matches('read'));
  await waitForState(sent, 'read');
  expect(JSON.stringify(sent)).not.toContain(SECRET);
  expect(JSON.stringify(sent)).toContain('"total":1');
});

it('TR-03 sends an inspector the states of the login, without texts of its events and context', () => {
  const { inspector, sent } = createCollector();
  const login = createActor(loginMachine);
  const state = createLoginState();
  inspector.actor(login, state);
  const spoken = { ...state, context: { ...state.context, text: SECRET } };
  inspector.snapshot(login, spoken, { event: { type: 'LOGIN_NO', code: '1', msg: SECRET } });
  expect(sent).toHaveLength(2);
  expect(sent[0]).toMatchObject({ name: 'login' });
  expect(sent[1]).toMatchObject({
    event: { type: 'LOGIN_NO' },
    snapshot: { value: state.value, context: { fails: 0 } },
  });
  expect(JSON.stringify(sent)).not.toContain(SECRET);
});
