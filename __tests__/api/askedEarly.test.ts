/** @jest-environment ./config/browserEnvironment.ts */
import { askEarly } from '@/api/askedEarly';
import { taskApi } from '@/api/taskApi';
import { writeSession } from '@/browser/session';

import { AGENT, NoLine, serverWithSettings, signedIn } from '../support/api/apiRig';
import { until } from '../support/login/loginRig';
import { envelopeOf, type ForeignServer } from '../support/api/foreignServer';

const LISTING = '/prod/task/listing';
const EARLY_MS = 5000;

let server: ForeignServer;
let app: ReturnType<typeof signedIn>;

beforeAll(async () => {
  Object.assign(globalThis, { WebSocket: NoLine });
  server = await serverWithSettings();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  app = signedIn();
  // Each answer tells which it is.
  server.on(LISTING, (reply, seen) => envelopeOf('00', { result: [], totalCount: server.seen.length })(reply, seen));
});
afterEach(() => app.closeTabs());

const early = (): void => askEarly('task/listing?scope=visible', app.store.getState().login.context.lang);
const list = async (scope: 'visible' | 'mine' = 'visible') => {
  const asking = taskApi.endpoints.taskListing.initiate({ scope }, { subscribe: false, forceRefetch: true });
  const { data, error } = await app.store.dispatch(asking);
  return error ?? data?.totalCount;
};

test('SC-03 what the page has asked before the app ran is not asked again by it, and only once', async () => {
  early();
  expect([await list(), await list()]).toEqual([1, 2]);
  const [first, second] = server.seen;
  expect(server.seen).toHaveLength(2);
  expect(first).toEqual(second);
});

test('SC-03 of several, each is taken once', async () => {
  early();
  askEarly('task/listing?scope=mine', app.store.getState().login.context.lang);
  await list('mine');
  await Promise.all([list('mine'), list('visible')]);
  await list('visible');
  expect(server.seen).toHaveLength(4);
});

test('SC-03 SE-02 an answer that was asked for by another session is nobody’s', async () => {
  early();
  writeSession({ user: AGENT, token: 'token-of-the-next' });
  expect(await list()).toBe(2);
  expect(server.seen.map(({ headers }) => headers['x-auth-token'])).toEqual(['token-of-the-tab', 'token-of-the-next']);
});

test('SC-03 SE-08 what got lost on the way is asked for by the app', async () => {
  const answer = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  early();
  globalThis.fetch = answer;
  expect(await list()).toBe(1);
  expect(server.seen).toHaveLength(1);
});

test('SC-03 an answer that nobody has come for in time is not used any more', async () => {
  jest.useFakeTimers();
  early();
  jest.advanceTimersByTime(EARLY_MS);
  jest.useRealTimers();
  expect(await list()).toBe(2);
});

test.each(['no word', 'half of it'])(
  'SC-03 SE-08 of an answer comes %s: it is given up in time, and asked for by the app',
  async (what) => {
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    server.on(LISTING, (reply, seen) => {
      if (server.seen.length > 1) return envelopeOf('00', { result: [], totalCount: 2 })(reply, seen);
      if (what === 'half of it') reply.writeHead(200, { 'content-type': 'application/json' }).write('{"code":');
    });
    early();
    timeout.mockRestore();
    const listed = list();
    await until(
      () => server.seen.length === 1,
      () => 'asked',
    );
    limit.abort();
    expect(await listed).toBe(2);
  },
);
