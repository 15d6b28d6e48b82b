/** @jest-environment ./config/browserEnvironment.ts */
import type { ApiFailure } from '@/api/client/apiFailure';
import { taskApi } from '@/api/endpoints/cases/taskApi';
import type { ServerResponse } from 'node:http';

import { NoLine, serverWithSettings, signedIn } from '../support/api/apiRig';
import type { ForeignServer } from '../support/api/foreignServer';

let server: ForeignServer;
let app: ReturnType<typeof signedIn>;

beforeAll(async () => {
  Object.assign(globalThis, { WebSocket: NoLine });
  server = await serverWithSettings();
});
afterAll(() => server.close());
beforeEach(() => {
  app = signedIn();
});
afterEach(() => app.closeTabs());

const listing = () => app.store.dispatch(taskApi.endpoints.taskListing.initiate({}, { subscribe: false }));
const RECORD = { taskId: '12', callStatus: 'CNCT', callResult: 'PTP', type: '01' } as const;
const record = () =>
  app.store.dispatch(taskApi.endpoints.taskRecord.initiate({ ...RECORD, idempotencyKey: 'intent-0123456789' }));
const getFailure = (asked: { error?: unknown }) => asked.error as ApiFailure;
const shown = () => app.store.getState().notices.shown;

const page = (status: number) => (reply: ServerResponse) =>
  void reply.writeHead(status, { 'content-type': 'text/html' }).end('<!doctype html><h1>Sign in to the network</h1>');

test.each([200, 403, 429, 511])(
  'SE-08 HTML with %i in place of JSON is reported as a response of the network',
  async (status) => {
    server.on('/prod/task/listing', page(status));
    expect(getFailure(await listing())).toEqual({ kind: 'intercepted', code: '', message: '' });
    expect(shown()).toMatchObject([{ words: { id: 'errors.intercepted' } }]);
  },
);

test('SE-08 a 403 text of a firewall is reported as a response of the network', async () => {
  server.on(
    '/prod/task/listing',
    (reply) => void reply.writeHead(403, { 'content-type': 'text/plain' }).end('Blocked'),
  );
  expect(getFailure(await listing()).kind).toBe('intercepted');
});

test('SE-08 CD-06 HTML in answer to a change leaves open whether it was carried out', async () => {
  server.on('/prod/task/record', page(200));
  expect(getFailure(await record()).kind).toBe('unknown');
});

test('SE-08 a body that a proxy refuses has its own words', async () => {
  server.on('/prod/task/record', page(413));
  expect(getFailure(await record()).kind).toBe('tooLarge');
  expect(shown()).toMatchObject([{ words: { id: 'errors.tooLarge' } }]);
});
