import { devtoolsExport, devtoolsState, devtoolsStore } from '../support/api/devtoolsInPage';
import { recordedStore } from '../support/api/recordedStore';
import { contractServer } from '../support/contractServer';
import { standInBrowser } from '../support/api/standInBrowser';
import { until } from '../support/login/loginRig';
import { ActionCreators } from '@redux-devtools/instrument';
import type { AppStore } from '@/app/store';
import type { User } from '@/contract/entities/users/user';

const USER: User = { id: '7', name: 'Ana López', role: 'member', currency: 'MXN' };
const NO_SUBSCRIPTION = { subscribe: false, forceRefetch: true } as const;

const parts = async () => {
  const { startLogin, loginEvent } = await import('@/app/login/loginSlice');
  const { taskApi } = await import('@/api/endpoints/cases/taskApi');
  const { getLoginLeaf } = await import('@/machines/loginStep');
  const { hasLoginFlags, writeSession } = await import('@/browser/session/session');
  const { resetApiState } = taskApi.util;
  return {
    startLogin,
    loginEvent,
    ...taskApi.endpoints,
    loginLeaf: getLoginLeaf,
    hasLoginFlags,
    writeSession,
    resetApiState,
  };
};

let app: Awaited<ReturnType<typeof parts>>;
let store: AppStore;
let close: () => void;
let sent: string[];
let lines: number;

const place = (): string => app.loginLeaf(store.getState().login.value);
const jump = (index: number): void => void devtoolsStore().dispatch(ActionCreators.jumpToState(index));
const jumpToNewest = (): void => jump(devtoolsState().computedStates.length - 1);
const ask = (page: number) => store.dispatch(app.taskListing.initiate({ page, size: 15 }, NO_SUBSCRIPTION));
const sentPages = (): (string | null)[] =>
  sent
    .filter((address) => address.includes('task/listing'))
    .map((address) => new URL(address, 'http://saldo.test').searchParams.get('page'));

const untilThere = (page: number): Promise<void> =>
  until(
    () => app.taskListing.select({ page, size: 15 })(store.getState()).isSuccess,
    () => `page ${page}`,
  );

/** Long enough for everything that was begun to have been sent. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one turn after the other
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
  }
}

async function openPage(): Promise<void> {
  const opened = await recordedStore();
  ({ store } = opened);
  close = opened.closeTabs;
}

/** Ends everything of a page that would go on: the trail of a session, the timers of the cache. */
async function closePage(): Promise<void> {
  jumpToNewest();
  if (app.hasLoginFlags()) {
    store.dispatch(app.loginEvent({ event: { type: 'LOGOUT' } }));
    await until(
      () => place() === 'form.editing',
      () => 'the form with its captcha',
    );
  }
  store.dispatch(app.resetApiState());
  close();
}

beforeAll(async () => {
  await import('@reduxjs/toolkit');
  standInBrowser('http://localhost:1', { recorder: true });
  app = await parts();
});
beforeEach(async () => {
  sent = [];
  lines = 0;
  const server = contractServer();
  Object.assign(globalThis, {
    fetch(address: string, init?: RequestInit) {
      sent.push(address);
      return server.fetch(address, init);
    },
    WebSocket: class extends EventTarget {
      constructor() {
        super();
        lines += 1;
      }
      send(): void {}
      close(): void {}
    },
  });
  app.writeSession({ user: USER, token: 'token-of-the-tab' });
  await openPage();
  store.dispatch(app.loginEvent({ event: { type: 'RESTORED' } }));
  await ask(1);
  await until(
    () => lines === 1,
    () => 'a live line',
  );
});
afterEach(closePage);

test('PS-05 a question waits while DevTools show a past state, and only the newest of equal questions is sent', async () => {
  const past = devtoolsState().currentStateIndex;
  await ask(2);
  jump(past);
  const before = sent.length;
  void ask(3);
  void ask(3);
  await settle();
  expect(sent).toHaveLength(before);
  jumpToNewest();
  await untilThere(3);
  await settle();
  expect(sentPages()).toEqual(['1', '2', '3']);
});

test('PS-05 a change that is made while DevTools show a past state is never sent', async () => {
  jump(1);
  const before = sent.length;
  const record = {
    taskId: '12',
    callStatus: 'CNCT',
    callResult: 'PTP',
    type: '01',
    idempotencyKey: 'k'.repeat(20),
  } as const;
  const { error } = await store.dispatch(app.taskRecord.initiate(record));
  expect(error).toMatchObject({ kind: 'stale' });
  jumpToNewest();
  await settle();
  expect(sent).toHaveLength(before);
});

test.each(['LOGOUT', 'LEAVE', 'FORCED'] as const)(
  'PS-05 %s from the screen of a past state neither ends the session nor sends anything',
  async (type) => {
    jump(0);
    const before = sent.length;
    store.dispatch(app.loginEvent({ event: type === 'FORCED' ? { type, code: '02', msg: '' } : { type } }));
    store.dispatch(app.startLogin());
    await settle();
    expect([sent.length, lines, app.hasLoginFlags()]).toEqual([before, 1, true]);
    jumpToNewest();
    expect(place()).toBe('authenticated.active');
  },
);

test('PS-05 a result that arrives while DevTools show a past state is taken at the newest one', () => {
  jump(1);
  const { epoch } = store.getState().login.context;
  jumpToNewest();
  const now = store.getState().login.context.epoch;
  jump(1);
  store.dispatch(app.loginEvent({ event: { type: 'PEER_LOGOUT' }, epoch: now }));
  expect(store.getState().login.context.epoch).toBe(epoch);
  jumpToNewest();
  expect(place()).toBe('authenticated.loggedOutDialog');
});

test('PS-05 a skipped action keeps the page quiet until it is switched on again', async () => {
  const { stagedActionIds } = devtoolsState();
  const toggle = (): void => void devtoolsStore().dispatch(ActionCreators.toggleAction(stagedActionIds[2] ?? 0));
  toggle();
  void ask(4);
  await settle();
  expect(sentPages()).toEqual(['1']);
  toggle();
  await untilThere(4);
  await ask(5);
  expect(sentPages()).toEqual(['1', '4', '5']);
});

test.each([
  ['actions', (): unknown => JSON.parse((JSON.parse(devtoolsExport()) as { payload: string }).payload)],
  ['the lifted state', (): unknown => JSON.parse(JSON.stringify(devtoolsState()))],
])('PS-05 a fresh page that imports %s shows each state and sends nothing', async (_, exported) => {
  const recording = exported();
  const states = JSON.parse(JSON.stringify(devtoolsState().computedStates.map(({ state }) => state))) as unknown[];
  await closePage();
  await openPage();
  const before = sent.length;
  devtoolsStore().dispatch(ActionCreators.importState(recording as never) as never);
  expect(devtoolsState().computedStates.every(({ error }) => error === undefined)).toBe(true);
  for (const [index, state] of states.entries()) {
    jump(index);
    expect(JSON.parse(JSON.stringify(store.getState()))).toEqual(state);
    void ask(index + 10);
    store.dispatch(app.loginEvent({ event: { type: 'FORCED', code: '02', msg: '' } }));
  }
  expect(place()).toBe('authenticated.active');
  await settle();
  expect([sent.length, lines]).toEqual([before, 1]);
});
