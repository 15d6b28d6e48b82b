/** @jest-environment ./config/browserEnvironment.ts */
import { isApiFailure } from '@/api/client/apiFailure';
import { olderTaskApi } from '@/api/endpoints/cases/olderTaskApi';
import { taskApi } from '@/api/endpoints/cases/taskApi';
import { loginEvent } from '@/app/login/loginSlice';
import { hasCookieFlag, readStoredToken, hasLoginFlags, readSession, writeSession } from '@/browser/session/session';
import { getLoginLeaf } from '@/machines/loginStep';

import { AGENT, NoLine, serverWithSettings, signedIn } from '../support/api/apiRig';
import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';
import { until } from '../support/login/loginRig';

let server: ForeignServer;
let app: ReturnType<typeof signedIn>;

beforeAll(async () => {
  Object.assign(globalThis, { WebSocket: NoLine });
  server = await serverWithSettings();
  server.on('/prod/login/generateValidateCode', getEnvelope('00', { codeKey: null, codeValue: null }));
});
afterAll(() => server.close());
beforeEach(() => {
  app = signedIn();
});
// After a logout, the other tabs are notified and the next captcha is requested in the next task.
afterEach(async () => {
  await until(
    () => place() !== 'form.captchaLoading' && place() !== 'authenticated.leaving',
    () => 'an end',
  );
  app.closeTabs();
});

const login = () => app.store.getState().login;
const place = () => getLoginLeaf(login().value);
const ask = (page: number) =>
  app.store.dispatch(taskApi.endpoints.taskListing.initiate({ page }, { subscribe: false }));
const ENDED = '登录已失效，请重新登录';

test.each(['02', 2 - 3, '-1'])(
  'SE-02 code %p ends the session: everything is cleared and the form tells why',
  async (code) => {
    server.on('/prod/task/listing', getEnvelope(code, null, ENDED));
    const { error } = await ask(1);
    expect(isApiFailure(error) && error.kind).toBe('refused');
    expect([hasLoginFlags(), hasCookieFlag(), readStoredToken()]).toEqual([false, false, null]);
    expect([place().startsWith('form.'), login().context.text]).toEqual([true, ENDED]);
    await until(
      () => Object.keys(app.store.getState().api.queries).length === 0,
      () => 'an empty cache',
    );
    expect(app.store.getState().session.user).toBeNull();
  },
);

test('SE-02 the older client ends the session too', async () => {
  server.on('/api/task/info/1', getEnvelope('-1', null, ENDED));
  await app.store.dispatch(olderTaskApi.endpoints.olderTaskInfo.initiate({ id: '1' }, { subscribe: false }));
  expect(place().startsWith('form.')).toBe(true);
});

test('SE-02 twelve parallel refusals: one logout, one message', async () => {
  server.on('/prod/task/listing', (reply, seen) => {
    setTimeout(() => getEnvelope('02', null, ENDED)(reply, seen), Math.random() * 60);
  });
  const captchas = () => server.seen.filter(({ url }) => url.endsWith('generateValidateCode')).length;
  const before = captchas();
  const { epoch } = login().context;
  await Promise.all(Array.from({ length: 12 }, (_, page) => ask(page + 1)));
  await until(
    () => place() === 'form.editing',
    () => 'the form',
  ).catch((e: unknown) => {
    throw new Error(String(e) + JSON.stringify([login(), server.seen.map(({ url }) => url)]));
  });
  // One more for the form's own captcha: had a second refusal counted, the form would have been entered again.
  expect(login().context.epoch).toBe(epoch + 1);
  expect(captchas()).toBe(before + 1);
  expect(app.store.getState().notices.shown).toEqual([]);
});

test('SE-02 a reply of the old session that comes late changes nothing in the new one', async () => {
  let answerLate: (() => void) | undefined;
  server.on('/prod/task/listing', (reply, seen) => {
    answerLate = () => getEnvelope('02', null, ENDED)(reply, seen);
  });
  const asked = ask(1);
  await until(
    () => server.seen.some(({ url }) => url.startsWith('/prod/task/listing')),
    () => 'a call under way',
  );
  app.store.dispatch(loginEvent({ event: { type: 'LOGOUT' } }));
  await until(
    () => place() === 'form.editing',
    () => 'the form',
  ).catch((e: unknown) => {
    throw new Error(String(e) + JSON.stringify([login(), server.seen.map(({ url }) => url)]));
  });
  writeSession({ user: AGENT, token: 'the-new-token' });
  app.store.dispatch(loginEvent({ event: { type: 'RESTORED' } }));
  answerLate?.();
  expect((await asked).data).toBeUndefined();
  expect([place(), readSession()?.token]).toEqual(['authenticated.active', 'the-new-token']);
});

test('LG-11 logging out clears the device even when the server cannot be reached', async () => {
  server.on('/prod/login/out', (reply) => void reply.destroy());
  app.store.dispatch(loginEvent({ event: { type: 'LOGOUT' } }));
  await until(
    () => place().startsWith('form.'),
    () => 'the form',
  );
  expect([hasLoginFlags(), readSession(), sessionStorage.length]).toEqual([false, null, 0]);
});

test('LG-11 SE-06 a logout in another tab shows the dialog here; staying keeps the screen, and its data', async () => {
  server.on('/prod/task/listing', getEnvelope('00', { result: [], totalCount: 0 }));
  await ask(1);
  const other = new BroadcastChannel('saldo.session');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target
  other.postMessage({ type: 'logout', epoch: 1 });
  await until(
    () => place() === 'authenticated.loggedOutDialog',
    () => 'the dialog',
  );
  app.store.dispatch(loginEvent({ event: { type: 'STAY' } }));
  expect([place(), app.store.getState().session.user?.name]).toEqual(['authenticated.active', 'Ana López']);
  server.on('/prod/task/listing', getEnvelope('02', null, ENDED));
  await ask(2);
  expect(place()).toBe('authenticated.loggedOutDialog');
  other.close();
});
