import { BODY_MAX_BYTES } from '../../../server/pipeline/callBody';
import { RESULT_CODES } from '@/contract/resultCodes';
import { eq } from 'drizzle-orm';
import { behavior } from '../../../server/database/tables/workTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { parseAnswer, InvalidAnswer } from '../../../server/pipeline/callOutcome';
import { getCallLanguage } from '../../../server/pipeline/callRequest';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { removeErrorData } from '../../../server/settings/logOptions';
import { menuCalls } from '@/contract/calls/users/menuCalls';
import { makeCase } from '../../support/cases/cases';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let institutionId: number;
let agent: SignedIn;

beforeAll(async () => {
  server = await startApp();
  institutionId = await makeInstitution(server.database);
  agent = await signInAs(server.database, await makeUser(server.database, { institutionId }));
  const of = { institutionId, agentId: agent.userId, now: new Date() };
  for (const loan_no of ['L1', 'L7', 'L8']) await makeCase(server.database, { ...of, cells: { loan_no } });
});
afterAll(() => server.close());

interface Sent {
  payload?: string | object;
  headers?: Record<string, string | undefined>;
  url?: string;
}

const addBehaviour = async ({
  payload = { type: 'openCase', loanId: 'L1' },
  headers = {},
  url = '/prod/user/behavior/add',
}: Sent = {}) => {
  const all: Record<string, string | undefined> = { 'content-type': 'application/json', ...agent.headers, ...headers };
  const given = Object.fromEntries(
    Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const reply = await server.app.inject({ method: 'POST', url, headers: given, payload });
  return JSON.parse(reply.body) as { code: string; message: string };
};

const storedBehaviours = () => server.database.select().from(behavior).where(eq(behavior.userId, agent.userId));

test('SE-01 a success has code 00 and the message of the language', async () => {
  expect(await addBehaviour()).toEqual({ code: '00', message: 'Success' });
  expect(await addBehaviour({ headers: { 'accept-language': 'cn' } })).toEqual({ code: '00', message: '成功' });
});

test('AP-07 an action is recorded with the looked-up address and that of the connection; without a lookup it is recorded too', async () => {
  await addBehaviour({ payload: { type: 'revealPhone', loanId: 'L7', detail: 'borrower', ip: '203.0.113.9' } });
  await addBehaviour({ payload: { type: 'revealPhone', loanId: 'L8', ip: null } });
  expect(await storedBehaviours()).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        loanNo: 'L7',
        detail: 'borrower',
        ip: '203.0.113.9',
        socketIp: '127.0.0.1',
        institutionId,
      }),
      expect.objectContaining({ loanNo: 'L8', ip: null, socketIp: '127.0.0.1' }),
    ]),
  );
});

test('AP-07 RO-01 a behaviour is about a case that the caller sees, or about none', async () => {
  const { database } = server;
  const of = { institutionId, now: new Date() };
  const ofMate = await makeCase(database, { ...of, agentId: await makeUser(database, { institutionId }) });
  const before = await storedBehaviours();
  for (const loanId of ['abc', '__proto__', 'L9', ofMate.loanNo, String(ofMate.id)]) {
    expect(await addBehaviour({ payload: { type: 'openCase', loanId } })).toMatchObject({ code: '20' });
  }
  expect(await storedBehaviours()).toEqual(before);
  expect(await addBehaviour({ payload: { type: 'openCase', loanId: null } })).toMatchObject({ code: '00' });
});

test('AP-07 the embedded look-up says the address of the connection, whatever the caller writes in front of it', async () => {
  const reply = await server.app.inject({ url: '/prod/public-ip', headers: { 'x-forwarded-for': '203.0.113.1' } });
  expect(JSON.parse(reply.body)).toEqual({ ip: '127.0.0.1' });
});

test.each([
  ['a missing field', { loanId: 'L1' }, 'type'],
  ['an unknown code', { type: 'danced' }, 'type'],
  ['a text that is too long', { type: 'openCase', detail: 'x'.repeat(201) }, 'detail'],
  ['an unknown field', { type: 'openCase', institutionId: 2 }, 'institutionId'],
  ['a number for a text', { type: 'openCase', detail: 5 }, 'detail'],
  ['an array', [], 'body'],
])('AP-05 %s is refused with the names of the fields', async (_, payload, fields) => {
  expect(await addBehaviour({ payload })).toEqual({ code: '10', message: `Please check what you entered: ${fields}` });
});

test.each([
  ['malformed JSON', '{"type":'],
  ['a prototype', '{"type":"openCase","__proto__":{"role":"admin"}}'],
  ['a constructor with a prototype', '{"type":"openCase","constructor":{"prototype":{"role":"admin"}}}'],
])('AP-05 %s is refused with code 10', async (_, payload) => {
  expect((await addBehaviour({ payload })).code).toBe('10');
});

test('AP-05 a body that is no JSON, one with NUL characters and one that is too large are refused', async () => {
  expect(
    (await addBehaviour({ payload: 'type=openCase', headers: { 'content-type': 'application/x-www-form-urlencoded' } }))
      .code,
  ).toBe('10');
  expect((await addBehaviour({ payload: { type: 'openCase', detail: 'a\u0000b' } })).code).toBe('10');
  expect(await addBehaviour({ payload: { type: 'openCase', detail: 'x'.repeat(BODY_MAX_BYTES) } })).toEqual({
    code: '26',
    message: 'That is too large',
  });
});

test('AP-03 a repeated query parameter is refused', async () => {
  const reply = await server.app.inject({
    url: `/prod/menu/asideMenu?userId=${agent.userId}&userId=1`,
    headers: agent.headers,
  });
  expect(JSON.parse(reply.body)).toEqual({ code: '10', message: expect.stringContaining('userId') });
});

test.each([101, 1000, 8000])(
  'AP-05 a part of a path of %i characters is refused as any other bad one',
  async (length) => {
    const url = `/prod/task/userInfo/${'7'.repeat(length)}`;
    const reply = await server.app.inject({ method: 'GET', url, headers: agent.headers });
    expect(JSON.parse(reply.body)).toMatchObject({ code: '10' });
  },
);

test('AP-05 a reply that breaks the contract is a system error, and one with more fields loses them', () => {
  expect(() => parseAnswer(menuCalls.asideMenu, [{ path: '/case/list' }])).toThrow(InvalidAnswer);
  expect(parseAnswer(menuCalls.asideMenu, [{ index: '/case/list', secret: 1 }])).toEqual([{ index: '/case/list' }]);
});

test('SE-02 a session is good with its cookie and its token together, and with neither alone', async () => {
  const codes = [
    await addBehaviour({ headers: { 'x-auth-token': undefined } }),
    await addBehaviour({ headers: { cookie: undefined } }),
    await addBehaviour({ headers: { 'x-auth-token': 'wrong' } }),
    await addBehaviour(),
  ].map(({ code }) => code);
  expect(codes).toEqual(['02', '02', '02', '00']);
});

test('RT-09 the token of a new tab is valid for the current user, requested by a page of this origin, and for nothing else', async () => {
  const { cookie } = agent.headers;
  const ask = async (url: string, site: string, token = { token: agent.token }) => {
    const reply = await server.app.inject({ url, headers: { cookie, ...token, 'sec-fetch-site': site } });
    return JSON.parse(reply.body) as { code: string; data?: { token: string } };
  };
  expect(await ask('/prod/login/currentUser', 'same-origin')).toMatchObject({
    code: '00',
    data: { token: agent.token },
  });
  expect((await ask('/prod/login/currentUser', 'none')).code).toBe('02');
  expect((await ask('/prod/login/currentUser', 'same-origin', { token: '' })).code).toBe('02');
  expect((await ask('/api/currentUser', 'same-origin', { token: '' })).code).toBe('02');
  expect((await ask('/prod/task/listing', 'same-origin')).code).toBe('02');
});

test('AP-04 a call from another site’s page is refused', async () => {
  expect((await addBehaviour({ headers: { 'sec-fetch-site': 'cross-site' } })).code).toBe(RESULT_CODES.notAllowed.code);
  expect((await addBehaviour({ headers: { 'sec-fetch-site': 'same-site' } })).code).toBe(RESULT_CODES.notAllowed.code);
  expect((await addBehaviour({ headers: { 'sec-fetch-site': 'same-origin' } })).code).toBe('00');
});

test('RO-01 a user who was disabled is out at once', async () => {
  const other = await signInAs(server.database, await makeUser(server.database, { institutionId }));
  await server.database.update(appUser).set({ enabled: false }).where(eq(appUser.id, other.userId));
  expect((await addBehaviour({ headers: other.headers })).code).toBe('-1');
});

test('AP-04 a transaction whose statement failed unnoticed is not taken for committed', async () => {
  const ignored = inTenantTransaction(server.database, 'open', async (tx) => {
    await tx.execute('select 1/0').catch(() => undefined);
  });
  await expect(ignored).rejects.toThrow('failed');
});

test('GE-01 messages are in the caller’s language', () => {
  expect(['cn', 'es', 'zh-TW,zh;q=0.9', 'es-MX', 'fr', undefined].map(getCallLanguage)).toEqual([
    'cn',
    'es',
    'cn',
    'es',
    'en',
    'en',
  ]);
});

test('TR-01 an error is logged without anybody’s data', () => {
  const error = Object.assign(
    new Error("Failed query: insert … params: 'Ana', 5512345678", {
      cause: Object.assign(new Error('Key (phone)=(5512345678)'), { code: '23505' }),
    }),
    { name: 'DrizzleQueryError' },
  );
  const logged = JSON.stringify(removeErrorData(error));
  expect(logged).toContain('23505');
  expect(logged).not.toContain('5512345678');
  expect(logged).not.toContain('Ana');
});
