/** @jest-environment ./config/browserEnvironment.ts */
import { askEarly } from '@/api/askedEarly';
import { taskApi } from '@/api/taskApi';
import { writeSession } from '@/browser/session';

import { AGENT, signedInForEach } from '../support/api/apiRig';
import { until } from '../support/login/loginRig';
import { getEnvelope } from '../support/api/foreignServer';

const LISTING = '/prod/task/listing';
const EARLY_MS = 5000;

const rig = signedInForEach();

beforeEach(() => {
  // Each answer tells which it is.
  rig.server.on(LISTING, (reply, seen) =>
    getEnvelope('00', { result: [], totalCount: rig.server.seen.length })(reply, seen),
  );
});

type Scope = 'visible' | 'mine';

const early = (...scopes: readonly Scope[]): void =>
  askEarly(
    scopes.map((scope) => `task/listing?scope=${scope}`),
    rig.app.store.getState().login.context.lang,
  );
const list = async (scope: Scope = 'visible') => {
  const asking = taskApi.endpoints.taskListing.initiate({ scope }, { subscribe: false, forceRefetch: true });
  const { data, error } = await rig.app.store.dispatch(asking);
  return error ?? data?.totalCount;
};

test('SC-03 what the page has asked before the app ran is not asked again by it, and only once', async () => {
  early('visible');
  expect([await list(), await list()]).toEqual([1, 2]);
  const [first, second] = rig.server.seen;
  expect(rig.server.seen).toHaveLength(2);
  expect(first).toEqual(second);
});

test('SC-03 of several, each is taken once', async () => {
  early('visible', 'mine');
  await list('mine');
  await Promise.all([list('mine'), list('visible')]);
  await list('visible');
  expect(rig.server.seen).toHaveLength(4);
});

test('SC-03 SE-02 an answer that was asked for by another session is nobody’s', async () => {
  early('visible');
  writeSession({ user: AGENT, token: 'token-of-the-next' });
  expect(await list()).toBe(2);
  expect(rig.server.seen.map(({ headers }) => headers['x-auth-token'])).toEqual([
    'token-of-the-tab',
    'token-of-the-next',
  ]);
});

test('SC-03 SE-08 what got lost on the way is asked for by the app', async () => {
  const answer = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  early('visible');
  globalThis.fetch = answer;
  // Nobody may come for it: it fails without a word.
  const [lost] = window.askedEarly?.values() ?? [];
  await expect(lost).resolves.toBeUndefined();
  expect(await list()).toBe(1);
  expect(rig.server.seen).toHaveLength(1);
});

test('SC-03 an answer that nobody has come for in time is not used any more', async () => {
  jest.useFakeTimers();
  early('visible');
  jest.advanceTimersByTime(EARLY_MS);
  jest.useRealTimers();
  expect(await list()).toBe(2);
});

test.each(['no word', 'half of it'])(
  'SC-03 SE-08 of an answer comes %s: it is given up in time, and asked for by the app',
  async (what) => {
    const limit = new AbortController();
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    rig.server.on(LISTING, (reply, seen) => {
      if (rig.server.seen.length > 1) return getEnvelope('00', { result: [], totalCount: 2 })(reply, seen);
      if (what === 'half of it') reply.writeHead(200, { 'content-type': 'application/json' }).write('{"code":');
    });
    early('visible');
    timeout.mockRestore();
    const listed = list();
    await until(
      () => rig.server.seen.length === 1,
      () => 'asked',
    );
    limit.abort();
    expect(await listed).toBe(2);
  },
);
