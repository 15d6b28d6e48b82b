/** @jest-environment ./config/browserEnvironment.ts */
import { api } from '@/api/api';
import { one } from '@/api/tags';
import { taskApi } from '@/api/taskApi';
import { setTimeout as pass } from 'node:timers/promises';

import { NoLine, serverWithSettings, signedIn } from '../support/api/apiRig';
import { envelopeOf, type ForeignServer } from '../support/api/foreignServer';

let server: ForeignServer;
let app: ReturnType<typeof signedIn>;

beforeAll(async () => {
  Object.assign(globalThis, { WebSocket: NoLine });
  server = await serverWithSettings();
  app = signedIn();
});
afterAll(async () => {
  app.closeTabs();
  await server.close();
});

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await pass(5);
};

/** A server whose list has one case more at each question, and answers when it is let. */
function slowList() {
  const held: (() => void)[] = [];
  server.on('/prod/task/listing', (reply, seen) => {
    const totalCount = held.length;
    held.push(() => envelopeOf('00', { result: [], totalCount })(reply, seen));
  });
  return held;
}

test('AP-08 DB-02 what becomes out of date while it is read, also for the first time, is read once more when that has ended', async () => {
  const asked = slowList();
  const list = app.store.dispatch(taskApi.endpoints.taskListing.initiate({}));
  await until(() => asked.length === 1);
  app.store.dispatch(api.util.invalidateTags(['CaseList']));
  app.store.dispatch(api.util.invalidateTags(['CaseList']));
  asked[0]?.();
  await until(() => asked.length === 2);
  asked[1]?.();
  const shown = () => taskApi.endpoints.taskListing.select({})(app.store.getState());
  await until(() => shown().data?.totalCount === 1);
  // What is of another case is left as it was read.
  const again = app.store.dispatch(taskApi.endpoints.taskListing.initiate({}, { forceRefetch: true }));
  await until(() => asked.length === 3);
  app.store.dispatch(api.util.invalidateTags(['Board', one('Case', '7')]));
  asked[2]?.();
  await again;
  await pass(0);
  expect([shown().status, asked.length]).toEqual(['fulfilled', 3]);
  list.unsubscribe();
  again.unsubscribe();
});
