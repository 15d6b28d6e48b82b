/** @jest-environment ./config/browserEnvironment.ts */
import { api } from '@/api/client/api';
import { manageUserApi } from '@/api/endpoints/management/manageUserApi';
import { createTag } from '@/api/client/tags';
import { taskApi } from '@/api/endpoints/cases/taskApi';
import { listenForStaleReads } from '@/app/live/listenForStaleReads';
import { setTimeout as pass } from 'node:timers/promises';

import { NoLine, serverWithSettings, signedIn } from '../support/api/apiRig';
import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';

let server: ForeignServer;
let app: ReturnType<typeof signedIn>;

beforeAll(async () => {
  Object.assign(globalThis, { WebSocket: NoLine });
  server = await serverWithSettings();
  app = signedIn();
  app.store.dispatch(listenForStaleReads);
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
    held.push(() => getEnvelope('00', { result: [], totalCount })(reply, seen));
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
  // Cached data of another case is unchanged.
  const again = app.store.dispatch(taskApi.endpoints.taskListing.initiate({}, { forceRefetch: true }));
  await until(() => asked.length === 3);
  app.store.dispatch(api.util.invalidateTags(['Board', createTag('Case', '7')]));
  asked[2]?.();
  await again;
  await pass(0);
  expect([shown().status, asked.length]).toEqual(['fulfilled', 3]);
  list.unsubscribe();
  again.unsubscribe();
});

/** A user's history that has one line more at each question. */
function slowHistory() {
  const held: (() => void)[] = [];
  server.on('/prod/manage/user/history/7', (reply, seen) => {
    const totalCount = held.length;
    held.push(() => getEnvelope('00', { result: [], totalCount })(reply, seen));
  });
  return held;
}

test('AP-08 US-01 what a change of our own makes out of date while it is read is read once more; a refused change is none', async () => {
  const asked = slowHistory();
  const shown = () => manageUserApi.endpoints.manageUserHistory.select({ id: '7', page: 1 })(app.store.getState());
  const disable = (): Promise<unknown> =>
    app.store.dispatch(manageUserApi.endpoints.manageUserStatus.initiate({ id: '7', status: 'disabled' }));
  const history = app.store.dispatch(manageUserApi.endpoints.manageUserHistory.initiate({ id: '7', page: 1 }));
  await until(() => asked.length === 1);
  server.on('/prod/manage/user/status', getEnvelope('21', null));
  await disable();
  server.on('/prod/manage/user/status', getEnvelope('00', null));
  await disable();
  asked[0]?.();
  await until(() => asked.length === 2);
  asked[1]?.();
  await until(() => shown().data?.totalCount === 1);
  expect(asked).toHaveLength(2);
  history.unsubscribe();
});
