/** @jest-environment ./config/browserEnvironment.ts */
import { taskApi } from '@/api/endpoints/cases/taskApi';

import { NoLine, serverWithSettings, signedIn } from '../support/api/apiRig';
import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';

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

const listing = () => app.store.dispatch(taskApi.endpoints.taskListing.initiate({}, { subscribe: false }));
const shown = () => app.store.getState().notices.shown;

test('GE-06 a busy server causes one notice, and the query is retried after the delay that it names', async () => {
  let tries = 0;
  const began = performance.now();
  server.on('/prod/task/listing', (reply, seen) => {
    tries += 1;
    if (tries === 1) reply.setHeader('retry-after', '1');
    getEnvelope(tries === 1 ? '91' : '00', { result: [], totalCount: 0 })(reply, seen);
  });
  const { data } = await listing();
  expect([tries, data?.totalCount]).toEqual([2, 0]);
  expect(performance.now() - began).toBeGreaterThan(950);
  expect(shown()).toEqual([expect.objectContaining({ tone: 'info', words: { id: 'notices.busy' } })]);
});
