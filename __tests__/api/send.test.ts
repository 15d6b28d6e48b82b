/** @jest-environment ./config/browserEnvironment.ts */
import { achievementBoardApi } from '@/api/endpoints/management/achievementBoardApi';
import type { ApiFailure } from '@/api/client/apiFailure';
import { loginApi } from '@/api/endpoints/account/loginApi';
import { msgApi } from '@/api/endpoints/account/msgApi';
import { olderTaskApi } from '@/api/endpoints/cases/olderTaskApi';
import { taskApi } from '@/api/endpoints/cases/taskApi';
import { userApi } from '@/api/endpoints/cases/userApi';
import type { ServerResponse } from 'node:http';
import { ANSWER_MAX_BYTES } from '@/api/client/readAnswer';
import { NETWORK_ERROR_NOTICE_MS, NOTICE_MS } from '@/contract/limits';

import { NoLine, serverWithSettings, signedIn } from '../support/api/apiRig';
import { getEnvelope, type ForeignServer } from '../support/api/foreignServer';

let server: ForeignServer;
let app: ReturnType<typeof signedIn>;
const open: ReturnType<typeof signedIn>[] = [];

beforeAll(async () => {
  Object.assign(globalThis, { WebSocket: NoLine });
  server = await serverWithSettings();
});
afterAll(() => server.close());
beforeEach(() => {
  server.seen.length = 0;
  app = signedIn();
  open.push(app);
});
afterEach(() => {
  for (const each of open.splice(0)) each.closeTabs();
});

const row = {
  id: 12,
  loanId: 'L-12',
  borrowerId: 5,
  borrowerName: '王小明',
  penaltyDate: '2026-01-02',
  penaltyDay: 9,
  amount: 120.5,
  status: 'C10',
  lastCallResult: null,
  lastCallTime: null,
  lastCallAgent: null,
};
const listing = (arg = {}) => app.store.dispatch(taskApi.endpoints.taskListing.initiate(arg, { subscribe: false }));
const getFailure = (asked: { error?: unknown }) => asked.error as ApiFailure;
const shown = () => app.store.getState().notices.shown;
const RECORD = { taskId: '12', callStatus: 'CNCT', callResult: 'PTP', type: '01' } as const;
const record = (more = {}) =>
  app.store.dispatch(taskApi.endpoints.taskRecord.initiate({ ...RECORD, idempotencyKey: 'key-0123456789', ...more }));

test('AP-02 the main client sends x-auth-token from storage, token from the cookie and the language', async () => {
  server.on('/prod/task/listing', getEnvelope('00', { result: [row], totalCount: 1 }));
  await listing({ page: 2, borrowerName: '王 &?#', status: undefined });
  const [{ headers, url, method } = { headers: {}, url: '', method: '' }] = server.seen;
  expect(headers).toMatchObject({
    'x-auth-token': 'token-of-the-tab',
    token: 'token-of-the-tab',
    'accept-language': 'cn',
  });
  expect(method).toBe('GET');
  expect(url).toBe('/prod/task/listing?borrowerName=%E7%8E%8B+%26%3F%23&page=2');
});

test('AP-02 the captcha call carries no cookie token', async () => {
  server.on(
    '/prod/login/generateValidateCode',
    getEnvelope('00', { codeKey: 'k', codeValue: 'data:image/png;base64,AA' }),
  );
  await app.store.dispatch(loginApi.endpoints.loginGenerateValidateCode.initiate());
  expect(server.seen[0]?.headers['token']).toBeUndefined();
});

test('AP-02 the older client sends uuid from local storage when present and no x-auth-token', async () => {
  localStorage.setItem('uuid', 'the-uuid');
  server.on('/api/task/contacts/9', getEnvelope('200', []));
  await app.store.dispatch(olderTaskApi.endpoints.olderTaskContacts.initiate({ id: '9' }, { subscribe: false }));
  localStorage.removeItem('uuid');
  await app.store.dispatch(olderTaskApi.endpoints.olderTaskContacts.initiate({ id: '8' }, { subscribe: false }));
  expect(server.seen[0]?.headers).toMatchObject({ uuid: 'the-uuid', token: 'token-of-the-tab' });
  expect(server.seen[0]?.headers['x-auth-token']).toBeUndefined();
  expect(server.seen[1]?.headers['uuid']).toBeUndefined();
});

test('AP-03 GET sends a query, POST a body with exactly the fields of the contract, and the key of its intent', async () => {
  server.on('/prod/task/record', getEnvelope('00', { logId: 1, status: 'C20' }));
  const { data } = await record();
  const [{ method, url, body, headers } = { method: '', url: '', body: '{}', headers: {} }] = server.seen;
  expect([method, url]).toEqual(['POST', '/prod/task/record']);
  expect(JSON.parse(body)).toEqual(RECORD);
  expect(headers['idempotency-key']).toBe('key-0123456789');
  expect(data).toEqual({ logId: '1', status: 'C20' });
});

test('AP-03 an id in a path can not lead to another call', async () => {
  server.on('*', getEnvelope('00', []));
  await app.store.dispatch(
    taskApi.endpoints.taskUserContacts.initiate({ id: '../../manage/user' }, { subscribe: false }),
  );
  expect(server.seen[0]?.url).toBe('/prod/task/userContacts/..%2F..%2Fmanage%2Fuser');
});

test.each(['00', '200', 200])('SE-01 code %p is success', async (code) => {
  server.on('/prod/task/listing', getEnvelope(code, { result: [row], totalCount: 1 }));
  const { data } = await listing();
  expect(data?.result[0]).toMatchObject({ id: '12', amount: 120.5 });
  expect(shown()).toEqual([]);
});

test("SE-01 any other code shows the server's message and the call yields failure", async () => {
  server.on('/prod/task/listing', getEnvelope('25', null, '案件当前状态不允许此操作'));
  const asked = await listing();
  expect(getFailure(asked)).toEqual({ kind: 'refused', code: '25', message: '案件当前状态不允许此操作' });
  expect(shown()).toMatchObject([{ tone: 'error', words: { text: '案件当前状态不允许此操作' }, forMs: NOTICE_MS }]);
});

test('SE-03 SH-06 code -2 of the results box is neither an error nor a logout', async () => {
  server.on('/prod/achievementBoard/queryAgentAchievement', getEnvelope('-2', null, 'nothing'));
  const { data } = await app.store.dispatch(
    achievementBoardApi.endpoints.achievementBoardQueryAgentAchievement.initiate(
      { agentId: '7' },
      { subscribe: false },
    ),
  );
  expect(data).toMatchObject({ code: '-2' });
  expect([shown(), app.store.getState().login.context.hasSession]).toEqual([[], true]);
});

test('SE-04 without a server: a notice for five seconds and a rejected call; a query is retried, a change is not', async () => {
  let tries = 0;
  server.on('/prod/msg/queryMsg', (reply) => {
    tries += 1;
    reply.destroy();
  });
  server.on('/prod/msg/updateReadMsg', (reply) => {
    tries += 1;
    reply.destroy();
  });
  const asked = await app.store.dispatch(msgApi.endpoints.msgQueryMsg.initiate({}, { subscribe: false }));
  expect([getFailure(asked).kind, tries]).toEqual(['noServer', 4]);
  expect(shown()).toMatchObject([{ words: { id: 'errors.noServer' }, forMs: NETWORK_ERROR_NOTICE_MS }]);
  const changed = await app.store.dispatch(msgApi.endpoints.msgUpdateReadMsg.initiate({ msgId: '1' }));
  expect([getFailure(changed).kind, tries]).toEqual(['noServer', 5]);
});

test('SE-04 CD-06 a change with an idempotency key is sent once under it, and a missing response is reported as an unknown outcome', async () => {
  server.on('/prod/task/record', (reply) => void reply.destroy());
  expect(getFailure(await record()).kind).toBe('unknown');
  expect(new Set(server.seen.map(({ headers }) => headers['idempotency-key']))).toEqual(new Set(['key-0123456789']));
  expect(server.seen.length).toBe(1);
  expect(shown()).toMatchObject([{ words: { id: 'errors.unknown' } }]);
});

test('SE-05 a successful change is reported with person and subject, which are not sent to the server', async () => {
  server.on('/prod/task/record', getEnvelope('00', { logId: 1, status: 'C20' }));
  await record({ noticeAbout: 'Ximena' });
  expect(shown()).toMatchObject([
    { tone: 'success', words: { id: 'notices.submit', text: 'Ximena' }, forMs: NOTICE_MS },
  ]);
  expect(JSON.stringify(server.seen)).not.toContain('Ximena');
});

test('SE-07 the same message is not shown twice at a time', async () => {
  server.on('/prod/task/listing', getEnvelope('25', null, 'no'));
  await Promise.all([listing({ page: 1 }), listing({ page: 2 }), listing({ page: 3 })]);
  expect(shown()).toHaveLength(1);
});

const BROKEN: readonly [string, (reply: ServerResponse) => void][] = [
  ['no envelope', (reply) => void reply.end('[1,2,3]')],
  ['nothing', (reply) => void reply.end()],
  ['half of it', (reply) => void reply.end('{"code":"00","data":{"result":[')],
  [
    'data that breaks the contract',
    (reply) => void reply.end('{"code":"00","data":{"result":[{"id":{}}],"totalCount":"many"}}'),
  ],
  ['too much', (reply) => void reply.end(`{"code":"00","data":"${'x'.repeat(ANSWER_MAX_BYTES)}"}`)],
];

test.each(BROKEN)('SE-08 AP-05 a reply that is %s gives a clear error', async (_, answer) => {
  server.on('/prod/task/listing', answer);
  const asked = await listing();
  expect(getFailure(asked)).toEqual({ kind: 'broken', code: '', message: '' });
  expect(shown()).toMatchObject([{ words: { id: 'errors.broken' } }]);
});

test('SE-08 a reply that is cut off on the wire gives a clear error', async () => {
  server.on('/prod/task/listing', (reply) => {
    reply.writeHead(200, { 'content-length': 1000 });
    reply.write('{"code":"00"');
    setTimeout(() => reply.destroy(), 20);
  });
  expect(getFailure(await listing()).kind).toBe('noServer');
});

test('SE-08 an overloaded gateway is retried', async () => {
  let tries = 0;
  server.on('/prod/task/listing', (reply, seen) => {
    tries += 1;
    if (tries < 3) reply.writeHead(503).end('busy');
    else getEnvelope('00', { result: [row], totalCount: 1 })(reply, seen);
  });
  const { data } = await listing();
  expect([tries, data?.totalCount]).toEqual([3, 1]);
});

test('AP-07 the behaviour record carries the looked-up address; none of our headers goes to the look-up', async () => {
  server.on('/look-up', (reply) => void reply.end('{"ip":"203.0.113.9"}'));
  await app.store.dispatch(userApi.endpoints.userBehaviorAdd.initiate({ type: 'openCase', loanId: 'L-12' }));
  const [look, add] = server.seen;
  expect(look?.headers['x-auth-token']).toBeUndefined();
  expect(look?.headers['token']).toBeUndefined();
  expect(JSON.parse(add?.body ?? '')).toEqual({ type: 'openCase', loanId: 'L-12', ip: '203.0.113.9' });
});

test('AP-07 a failed look-up does not lose the record', async () => {
  server.on('/look-up', (reply) => void reply.writeHead(404).end('no'));
  await app.store.dispatch(userApi.endpoints.userBehaviorAdd.initiate({ type: 'openCase' }));
  expect(JSON.parse(server.seen.at(-1)?.body ?? '')).toEqual({ type: 'openCase', ip: null });
  expect(shown()).toEqual([]);
});
