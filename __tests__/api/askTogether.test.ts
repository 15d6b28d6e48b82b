/** @jest-environment ./config/browserEnvironment.ts */
import { api } from '@/api/client/api';
import { getCaseTags } from '@/api/client/tags';
import { taskApi } from '@/api/endpoints/cases/taskApi';
import { taskWorkApi } from '@/api/endpoints/cases/taskWorkApi';
import { listenForStaleReads } from '@/app/live/listenForStaleReads';
import { setTimeout as pass } from 'node:timers/promises';

import { signedInForEach } from '../support/api/apiRig';
import { getEnvelope } from '../support/api/foreignServer';

const TOGETHER = '/prod/task/together';
const CONTACTS = '/prod/task/userContacts/7';
const WISHES = '/prod/task/wishes/7';

const rig = signedInForEach();

beforeEach(() => {
  rig.app.store.dispatch(listenForStaleReads);
  rig.server.on(CONTACTS, getEnvelope('00', []));
  rig.server.on(WISHES, getEnvelope('00', []));
});

const contacts = () =>
  rig.app.store.dispatch(
    taskApi.endpoints.taskUserContacts.initiate({ id: '7' }, { subscribe: false, forceRefetch: true }),
  );
const wishes = () =>
  rig.app.store.dispatch(
    taskWorkApi.endpoints.taskWorkWishes.initiate({ id: '7' }, { subscribe: false, forceRefetch: true }),
  );
const both = async () => (await Promise.all([contacts(), wishes()])).map(({ data, error }) => ({ data, error }));
const asked = (): string[] => rig.server.seen.map(({ url }) => decodeURIComponent(url.replaceAll('+', ' ')));

const GOOD = [
  { data: [], error: undefined },
  { data: [], error: undefined },
];

test('GE-01 AP-03 questions about a case of one moment leave as one request, and each gets its own answer', async () => {
  rig.server.on(TOGETHER, getEnvelope('00', [[], []]));
  expect(await both()).toEqual(GOOD);
  expect(asked()).toEqual([`${TOGETHER}?asked=task/userContacts/7 task/wishes/7`]);
});

test('GE-01 a single query is sent as an ordinary request', async () => {
  await contacts();
  expect(asked()).toEqual([CONTACTS]);
});

test('SE-02 if a combined query is refused, each is sent separately with its own message', async () => {
  rig.server.on(TOGETHER, getEnvelope('20', null, 'no such case'));
  rig.server.on(WISHES, getEnvelope('20', null, 'no such case'));
  const [first, second] = await both();
  expect(first).toEqual(GOOD[0]);
  expect(second?.error).toMatchObject({ kind: 'refused', code: '20', message: 'no such case' });
  expect(asked().toSorted()).toEqual(
    [`${TOGETHER}?asked=task/userContacts/7 task/wishes/7`, CONTACTS, WISHES].toSorted(),
  );
});

test('AP-05 a response that does not match its query is requested again separately', async () => {
  rig.server.on(TOGETHER, getEnvelope('00', [[], 'something else']));
  expect(await both()).toEqual(GOOD);
  expect(asked()).toContain(WISHES);
  expect(asked()).not.toContain(CONTACTS);
});

const again = (): string[] =>
  asked()
    .slice(1)
    .join(' ')
    .match(/task\/(?:userContacts|wishes)\/7/gu) ?? [];

test('AP-08 what becomes out of date while several questions travel together is read once more, each of them', async () => {
  const held: (() => void)[] = [];
  rig.server.on(TOGETHER, (reply, seen) => void held.push(() => getEnvelope('00', [[], []])(reply, seen)));
  const first = both();
  while (held.length === 0) await pass(5);
  rig.app.store.dispatch(api.util.invalidateTags(getCaseTags('7')));
  rig.server.on(TOGETHER, getEnvelope('00', [[], []]));
  held[0]?.();
  await first;
  while (again().length < 2) await pass(5);
  expect(new Set(again())).toEqual(new Set(['task/userContacts/7', 'task/wishes/7']));
});

test('GE-02 a server without the combined call receives it once only', async () => {
  rig.server.on(TOGETHER, (reply) => {
    reply.statusCode = 404;
    reply.end('<html>not here</html>');
  });
  expect(await both()).toEqual(GOOD);
  expect(await both()).toEqual(GOOD);
  expect(asked().filter((url) => url.startsWith(TOGETHER))).toHaveLength(1);
});
