import { devtoolsExport, devtoolsState } from '../support/api/devtoolsInPage';
import { recordedStore } from '../support/api/recordedStore';
import { contractServer } from '../support/contractServer';
import { standInBrowser } from '../support/api/standInBrowser';
import type { AppStore } from '@/app/store';

/** Loads the replay modules again, so that the cache has another random name. */
const elsewhere = async () => {
  jest.resetModules();
  await (await import('@/api/client/recordedTexts')).loadPseudonyms();
  const { readRecording } = await import('@/app/replay/readRecording');
  const { replayAll } = await import('@/app/replay/replayAll');
  return (text: string) => {
    const { recording, fault } = readRecording(text);
    return recording ? replayAll(recording) : { states: [], unplayed: new Map(), fault };
  };
};

type Played = Awaited<ReturnType<typeof elsewhere>>;
type Recorded = { type: string; payload?: unknown; meta?: { arg?: { endpointName?: string } } };

let recorded: AppStore;
let actions: Recorded[];
let play: Played;

const asFile = (changed: unknown[], start?: unknown): string =>
  JSON.stringify({ payload: JSON.stringify(changed), ...(start !== undefined && { preloadedState: start }) });
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const reasons = ({ unplayed }: ReturnType<Played>): unknown[] => [...unplayed.values()];
const last = ({ states }: ReturnType<Played>) => states.at(-1);

const isAnswer = ({ type }: Recorded): boolean => type === 'api/executeQuery/fulfilled';

const isQuestion = ({ type, meta }: Recorded): boolean =>
  type === 'api/executeQuery/pending' && meta?.arg?.endpointName === 'taskListing';

beforeAll(async () => {
  await import('@reduxjs/toolkit');
  standInBrowser('http://localhost:1', { recorder: true });
  Object.assign(globalThis, { fetch: contractServer().fetch });
  const { startLogin, loginEvent } = await import('@/app/login/loginSlice');
  const { addressRecorded } = await import('@/app/recording/recordedAddressSlice');
  const { getLoginLeaf } = await import('@/machines/loginStep');
  const { taskApi } = await import('@/api/endpoints/cases/taskApi');
  const { store, closeTabs } = await recordedStore();
  closeTabs();
  const filled = new Promise<void>((resolve) => {
    store.subscribe(() => {
      if (getLoginLeaf(store.getState().login.value) === 'form.editing') resolve();
    });
  });
  store.dispatch(startLogin());
  store.dispatch(loginEvent({ event: { type: 'LANG', lang: 'es' } }));
  store.dispatch(addressRecorded('/case/list?page=2'));
  await store.dispatch(taskApi.endpoints.taskListing.initiate({ page: 1, size: 15 }));
  await filled;
  recorded = store;
  actions = JSON.parse((JSON.parse(devtoolsExport()) as { payload: string }).payload) as Recorded[];
  play = await elsewhere();
});

test('TR-03 a separate page replays to a state that is equal in every field', () => {
  const played = play(devtoolsExport());
  expect(plain(last(played))).toEqual(plain(recorded.getState()));
  expect(last(played)?.api.config.middlewareRegistered).toBe(true);
  const lifted = devtoolsState();
  expect(plain(play(JSON.stringify(lifted)).states)).toEqual(plain(lifted.computedStates.map(({ state }) => state)));
});

test('TR-03 a recording of an older build, in which the address was a place, replays its address', () => {
  const older = actions.map((action) =>
    action.type === 'recordedAddress/addressRecorded' ? { ...action, type: 'place/placeChanged' } : action,
  );
  expect(plain(last(play(asFile(older))))).toEqual(plain(recorded.getState()));
  const { recordedAddress, ...others } = recorded.getState();
  const begun = play(asFile([], { ...others, place: recordedAddress }));
  expect(last(begun)?.recordedAddress.address).toBe('/case/list?page=2');
});

test.each<[string, unknown, string]>([
  ['an event without its contents', { type: 'login/event' }, 'unfit'],
  ['an address without its contents', { type: 'recordedAddress/addressRecorded' }, 'unfit'],
  [
    'a language that this build does not have',
    { type: 'login/event', payload: { event: { type: 'LANG', lang: 'xx' } } },
    'unfit',
  ],
  ['contents that a sanitizer replaced', { type: 'session/sessionOpened', payload: '<<LONG_BLOB>>' }, 'unfit'],
  ['an action of another build', { type: 'recordedAddress/moved', payload: '/' }, 'unknown'],
  [
    'a call of another build',
    { type: 'api/executeQuery/fulfilled', payload: {}, meta: { requestId: 'r', arg: { endpointName: 'gone' } } },
    'unknown',
  ],
])('TR-03 %s is left out and told, and the rest is played', (_, foreign, reason) => {
  const played = play(asFile([foreign, ...actions]));
  expect(reasons(played)).toEqual([reason]);
  expect(plain(last(played))).toEqual(plain(recorded.getState()));
});

test.each(['<<LONG_BLOB>>', {}, null])(
  'TR-03 an answer that a sanitizer replaced by %j is not played and is named',
  (payload) => {
    const played = play(asFile(actions.map((action) => (isAnswer(action) ? { ...action, payload } : action))));
    expect(reasons(played)).toEqual(actions.filter(isAnswer).map(() => 'unfit'));
    expect(actions.some(isAnswer)).toBe(true);
  },
);

test('TR-03 a response whose request a deny list omitted is reported', () => {
  expect(reasons(play(asFile(actions.filter((action) => !isQuestion(action)))))).toEqual(['unasked']);
});

test.each(['login', 'session', 'connection', 'notices', 'recordedAddress', 'api'] as const)(
  'TR-03 a start without %s, or with nothing in its place, is of another app',
  (slice) => {
    const start = recorded.getState();
    expect(play(asFile([], { ...start, [slice]: null }))).toMatchObject({ fault: 'otherApp' });
    expect(play(asFile([], { ...start, [slice]: '<<LONG_BLOB>>' }))).toMatchObject({ fault: 'otherApp' });
    expect(play(asFile([], { ...start, [slice]: {} }))).toMatchObject({ fault: 'otherApp' });
  },
);

test('TR-03 a start in a state that the login machine does not have is of another app', () => {
  const { login, ...others } = recorded.getState();
  const start = { ...others, login: { ...login, value: { form: 'nowhere' } } };
  expect(play(asFile([], start))).toMatchObject({ fault: 'otherApp' });
});

const pending = (queryCacheKey: string, endpointName = 'taskListing'): unknown => ({
  type: 'api/executeQuery/pending',
  meta: {
    requestId: 'r',
    startedTimeStamp: 1,
    arg: { type: 'query', subscribe: true, endpointName, queryCacheKey, originalArgs: { polluted: 'yes' } },
  },
});

test('TR-03 15.3.6 a recording that reaches for a prototype is refused and changes none', () => {
  const before = Object.getOwnPropertyNames(Object.prototype);
  for (const name of ['__proto__', 'constructor', 'prototype']) {
    expect(play(asFile([...actions, pending(name)]))).toMatchObject({ fault: 'notRecording' });
    const key = JSON.parse(`{"type":"place/placeChanged","payload":{"${name}":{"polluted":"yes"}}}`) as unknown;
    expect(play(asFile([...actions, key]))).toMatchObject({ fault: 'notRecording' });
    const start = `{"payload":"[]","preloadedState":{"login":{"${name}":{}}}}`;
    expect(play(start)).toMatchObject({ fault: 'notRecording' });
  }
  expect(reasons(play(asFile([...actions, pending('k', 'toString')])))).toEqual(['unknown']);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(before);
});
