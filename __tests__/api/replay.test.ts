import { devtoolsExport, devtoolsState } from '../support/api/devtoolsInPage';
import { caseCells, getCsv, importText, readCase } from '../support/cases/cases';
import { recordedStore } from '../support/api/recordedStore';
import { startApp, type TestServer } from '../support/server/server';
import { makeSignInUser, PASSWORD } from '../support/server/signingIn';
import { until } from '../support/login/loginRig';
import { type StandInBrowser, standInBrowser } from '../support/api/standInBrowser';

const BORROWER = 'Xochitl Quetzalcoatl';
const PHONE = '5561728394';

let server: TestServer;
let browser: StandInBrowser;
let loanNo: string;

const parts = async () => {
  const { startLogin, loginEvent } = await import('@/app/login/loginSlice');
  const { loginVault } = await import('@/browser/session/vault');
  const { taskApi } = await import('@/api/endpoints/cases/taskApi');
  const { addressRecorded } = await import('@/app/recording/recordedAddressSlice');
  const { readRecording } = await import('@/app/replay/readRecording');
  const { replayAll } = await import('@/app/replay/replayAll');
  const { createReplayStore } = await import('@/app/replay/createReplayStore');
  const { getLoginLeaf } = await import('@/machines/loginStep');
  const { readStoredToken } = await import('@/browser/session/session');
  return {
    startLogin,
    loginEvent,
    loginVault,
    taskApi,
    addressRecorded,
    readRecording,
    replayedStates: replayAll,
    createReplayStore,
    loginLeaf: getLoginLeaf,
    readStoredToken,
  };
};

let app: Awaited<ReturnType<typeof parts>>;
let opened: Awaited<ReturnType<typeof recordedStore>>;

const place = (): string => app.loginLeaf(opened.store.getState().login.value);
const reach = (state: string): Promise<void> =>
  until(
    () => place() === state,
    () => `${state}, is ${place()}`,
  );

/** A real session: sign in, list, search, look at a case. */
async function session(): Promise<void> {
  const { store } = opened;
  store.dispatch(app.startLogin());
  await reach('form.editing');
  app.loginVault.put('credentials', { username: 'agent', password: PASSWORD, captcha: '0000', idCard: null });
  const lengths = { usernameLength: 5, passwordLength: PASSWORD.length, captchaLength: 4 };
  store.dispatch(app.loginEvent({ event: { type: 'SUBMIT', ...lengths } }));
  await reach('authenticated.active');
  store.dispatch(app.addressRecorded('/case/list'));
  const { taskListing, taskUserInfo } = app.taskApi.endpoints;
  await store.dispatch(taskListing.initiate({ page: 1, size: 15 }));
  await store.dispatch(taskListing.initiate({ borrowerName: BORROWER, page: 1, size: 15 }));
  const { id } = await readCase(server.database, loanNo);
  await store.dispatch(taskUserInfo.initiate({ id: String(id) }));
}

beforeAll(async () => {
  server = await startApp();
  browser = standInBrowser(await server.app.listen({ port: 0, host: '127.0.0.1' }), { recorder: true });
  const { institutionId } = await makeSignInUser(server.database, { username: 'agent' });
  const cells = caseCells({ borrower_name: BORROWER, mobile_phone: PHONE, agent_username: 'agent' });
  loanNo = cells['loan_no'] ?? '';
  await importText(server.database, { institutionId, text: getCsv([cells]), now: new Date() });
  app = await parts();
  opened = await recordedStore();
  await session();
});
afterAll(async () => {
  // Without a session, nothing more is sent to the server.
  opened.store.dispatch(app.loginEvent({ event: { type: 'LOGOUT' } }));
  await until(
    () => !opened.store.getState().login.context.hasSession,
    () => 'signed out',
  );
  opened.closeTabs();
  await server.close();
});

const replayed = () => {
  const { recording } = app.readRecording(devtoolsExport());
  if (!recording) throw new Error('the recording was not read');
  return { recording, ...app.replayedStates(recording) };
};

test('TR-03 a session that the real Redux DevTools exported leads to the same state again', () => {
  const { recording, states, unplayed } = replayed();
  expect(recording.actions.length).toBeGreaterThan(10);
  expect([...unplayed]).toEqual([]);
  expect(JSON.parse(JSON.stringify(states.at(-1)))).toEqual(JSON.parse(JSON.stringify(opened.store.getState())));
  expect(states.at(-1)?.session.user?.id).toBeDefined();
});

test('TR-03 the recording holds no password, token, name or phone, and searching still works', async () => {
  const { taskListing } = app.taskApi.endpoints;
  const { data } = taskListing.select({ borrowerName: BORROWER, page: 1, size: 15 })(opened.store.getState());
  expect(data?.totalCount).toBe(1);
  expect(data?.result[0]?.loanId).toBe(loanNo);
  const text = devtoolsExport();
  const secrets = [PASSWORD, app.readStoredToken() ?? 'no token', BORROWER, BORROWER.slice(0, 7), PHONE];
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
  expect(browser.sent.some(({ address }) => address.includes(BORROWER.slice(0, 7)))).toBe(true);
});

test('TR-03 a replay sends nothing and lets nothing change what is shown', () => {
  const { states } = replayed();
  const last = states.at(-1);
  if (!last) throw new Error('no state');
  const { store, show } = app.createReplayStore(last);
  const sentBefore = browser.sent.length;
  const { taskListing } = app.taskApi.endpoints;
  void store.dispatch(taskListing.initiate({ page: 2, size: 15 }, { forceRefetch: true }));
  store.dispatch(app.loginEvent({ event: { type: 'LOGOUT' } }));
  expect(store.getState()).toBe(last);
  show(states[0] ?? last);
  expect(store.getState()).toBe(states[0]);
  expect(browser.sent.length).toBe(sentBefore);
});

test.each([
  ['notJson', 'no json'],
  ['notRecording', '{"payload": 5}'],
  ['notRecording', '[{"noType": true}]'],
  ['otherApp', JSON.stringify({ payload: '[]', preloadedState: '{"counter": 1}' })],
])('TR-03 a file that is no recording is refused: %s', (fault, text) => {
  expect(app.readRecording(text)).toEqual({ fault });
});

test('TR-03 the lifted form of DevTools is read as well', () => {
  const { recording } = app.readRecording(JSON.stringify(devtoolsState()));
  expect(recording?.actions.length).toBe(replayed().recording.actions.length);
});

test('TR-03 an action that was switched off in DevTools is not played and is named, and a file may begin with a byte order mark', () => {
  const last = replayed().recording.actions.length;
  const lifted = { ...devtoolsState(), skippedActionIds: [last] };
  const { recording } = app.readRecording(`\uFEFF${JSON.stringify(lifted)}`);
  if (!recording) throw new Error('the recording was not read');
  const { states, unplayed } = app.replayedStates(recording);
  expect(unplayed.get(last)).toBe('skipped');
  expect(states[last]).toBe(states[last - 1]);
});
