import { App, loadEntry } from '@/app/App';
import { syncAddress } from '@/app/syncAddress';
import { loginEvent } from '@/app/login/loginSlice';
import { restoreSession } from '@/app/login/loginRestore';
import { createAppStore } from '@/app/store';
import { clearSession, writeSession } from '@/browser/session/session';
import { getLoginLeaf } from '@/machines/loginStep';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';

import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';
import { shellServer } from '../support/features/shellRig';

const AGENT = { id: '7', name: 'Ana López', role: 'member', currency: 'MXN' };
const running: (() => Promise<void>)[] = [];
let server: ForeignServer;

beforeAll(async () => {
  Object.assign(globalThis, {
    WebSocket: class extends EventTarget {
      send() {}
      close() {}
    },
  });
  server = await shellServer();
  server.on(
    '/prod/login/generateValidateCode',
    getEnvelope('00', { codeKey: 'k', codeValue: 'data:image/png;base64,AA' }),
  );
  server.on('/prod/menu/asideMenu', getEnvelope('00', [{ index: '/case/list' }]));
  server.on('/prod/msg/queryAnnouncementMsg', getEnvelope('00', []));
  server.on('/prod/task/listing', getEnvelope('00', { result: [], totalCount: 0 }));
  server.on('/prod/achievementBoard/queryAgentAchievement', getEnvelope('-2'));
});
afterAll(() => server.close());
afterEach(async () => {
  await Promise.all(running.splice(0).map((stop) => stop()));
  clearSession();
});

/** Opens the app as main.tsx does. */
async function openApp(address: string) {
  history.replaceState(null, '', address);
  const { store, closeTabs } = createAppStore();
  const [first] = await Promise.all([loadEntry('en'), restoreSession(store.dispatch)]);
  const stop = syncAddress(store);
  const { unmount } = render(<App store={store} first={first} />);
  running.push(async () => {
    await waitFor(() =>
      expect(['form.captchaLoading', 'authenticated.leaving']).not.toContain(
        getLoginLeaf(store.getState().login.value),
      ),
    );
    unmount();
    stop();
    closeTabs();
  });
  return store;
}

const signIn = (): void => writeSession({ user: AGENT, token: 'token' });
const form = () => screen.findByRole('button', { name: /^(Log in|登录)$/u });

test('RT-01 the root leads to the case list', async () => {
  signIn();
  await openApp('#/');
  expect(location.hash).toBe('#/case/list');
});

test.each(['#/nowhere', '#/task/1', '#/login'])(
  'RT-01 %s of who is signed in is /login, which leads on',
  async (address) => {
    signIn();
    await openApp(address);
    expect(await screen.findByRole('heading', { name: /Ana López/u })).toBeVisible();
    expect(location.hash).toBe('#/login');
    // RT-04
    expect([screen.queryByRole('navigation'), screen.queryByRole('banner')]).toEqual([null, null]);
    location.hash = screen.getByRole('link').getAttribute('href') ?? '';
    expect(await screen.findByRole('navigation')).toBeVisible();
    location.hash = '#/nowhere';
    await waitFor(() => expect(location.hash).toBe('#/login'));
    await userEvent.click(screen.getByRole('button', { name: /Log out|退出/u }));
    expect(await form()).toBeVisible();
  },
);

test.each(['#/nowhere', '#/task/1', '#/'])('RT-01 RT-03 without a session %s goes to /login', async (address) => {
  await openApp(address);
  expect(location.hash).toBe('#/login');
  expect(await form()).toBeVisible();
  // RT-04
  expect([screen.queryByRole('navigation'), screen.queryByRole('banner')]).toEqual([null, null]);
});

test.each([
  ['the flag in the cookie', () => Cookies.remove('isLogin')],
  ['the flag in session storage', () => sessionStorage.removeItem('isLogin')],
  ['the stored user', () => sessionStorage.removeItem('user')],
])('RT-03 without %s the address goes to /login', async (_, take) => {
  server.on('/prod/login/currentUser', getEnvelope('02'));
  signIn();
  take();
  await openApp('#/myTasks');
  expect(location.hash).toBe('#/login');
});

test('RT-03 a deep link is remembered, also over a reload of the login page, and opened after the login', async () => {
  const store = await openApp('#/task/5/L-9?status=C10');
  expect([location.hash, history.state]).toEqual(['#/login', { from: '/task/5/L-9?status=C10' }]);
  signIn();
  store.dispatch(loginEvent({ event: { type: 'RESTORED' } }));
  expect(location.hash).toBe('#/task/5/L-9?status=C10');
});

test('RT-03 a forged place to return to is not followed', async () => {
  const store = await openApp('#/login');
  history.replaceState({ from: '//evil.example/' }, '');
  signIn();
  store.dispatch(loginEvent({ event: { type: 'RESTORED' } }));
  expect(location.hash).toBe('#/case/list');
});

test('RT-03 flags that vanish while the app is open are noticed at the next step', async () => {
  signIn();
  const store = await openApp('#/case/list');
  Cookies.remove('isLogin');
  location.hash = '#/myTasks';
  await waitFor(() => expect(location.hash).toBe('#/login'));
  expect(store.getState().login.context.hasSession).toBe(false);
});

test('RT-09 a new tab of a signed-in browser asks who it is and stays where it was opened', async () => {
  server.on(
    '/prod/login/currentUser',
    getEnvelope('00', { userInfo: AGENT, token: 'of-this-tab', isShowAnnouncement: true }),
  );
  Cookies.set('isLogin', '1');
  const store = await openApp('#/myTasks');
  expect([location.hash, sessionStorage.getItem('token')]).toEqual(['#/myTasks', 'of-this-tab']);
  expect(store.getState().session).toMatchObject({ user: { name: 'Ana López' }, showAnnouncement: true });
  expect(JSON.stringify(store.getState())).not.toContain('of-this-tab');
});

test('RT-06 a screen that the server did not grant says so', async () => {
  signIn();
  await openApp('#/myTasks');
  expect(await screen.findByText(/没有权限|No permission/u, undefined, { timeout: 15_000 })).toBeVisible();
}, 30_000);

test('RT-06 the landing page that the server did not grant leads on to the first entry of the menu', async () => {
  server.on('/prod/menu/asideMenu', getEnvelope('00', [{ index: '/statistics' }, { index: '/myTasks' }]));
  try {
    signIn();
    await openApp('#/case/list');
    await waitFor(() => expect(location.hash).toBe('#/statistics'), { timeout: 15_000 });
  } finally {
    server.on('/prod/menu/asideMenu', getEnvelope('00', [{ index: '/case/list' }]));
  }
}, 30_000);

test('LG-11 leaving on purpose forgets the place: the next one begins at the landing page', async () => {
  signIn();
  const store = await openApp('#/myTasks');
  store.dispatch(loginEvent({ event: { type: 'LOGOUT' } }));
  await waitFor(() => expect(location.hash).toBe('#/login'));
  expect(history.state).toBeNull();
});
