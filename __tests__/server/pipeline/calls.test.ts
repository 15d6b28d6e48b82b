import type { Call } from '@/contract/call';
import type { Role } from '@/contract/codes/userCodes';
import { IDEMPOTENCY_KEY_HEADER } from '@/contract/headers';
import { PERMISSIONS, PERMISSIONS_OF_ROLE, type Permission, type CallAudience } from '@/contract/permissions';
import { RESULT_CODES } from '@/contract/resultCodes';
import { formatResultMessage } from '@/contract/messages/resultMessages';
import { BASE_BY_CLIENT } from '../../../server/pipeline/callRequest';
import { SERVED_CALLS } from '../../../server/pipeline/servedCalls';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { sampled } from '../../support/sampled';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let full: SignedIn;
let half: SignedIn;
let agent: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  server = await startApp();
  const institutionId = await makeInstitution(server.database);
  full = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'auditor' }));
  agent = await signInAs(server.database, await makeUser(server.database, { institutionId }));
  admin = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }));
  half = await signInAs(server.database, await makeUser(server.database, { institutionId }), { half: true });
});
afterAll(() => server.close());

const pathOf = (row: Call): string => BASE_BY_CLIENT[row.client] + row.path.replaceAll(/\{\w+\}/g, '1');

const getAddress = (row: Call, more: Record<string, string> = {}): string => {
  const query = new URLSearchParams({ ...row.when, ...more }).toString();
  return query === '' ? pathOf(row) : `${pathOf(row)}?${query}`;
};

/** The envelope's code; a file and an answer to HEAD have none. */
const getCode = (body: string, type: unknown): string | undefined =>
  body !== '' && String(type).includes('json') ? (JSON.parse(body) as { code?: string }).code : undefined;

const ask = async (row: Call, options: { method?: string; headers?: Record<string, string> } = {}) => {
  const method = (options.method ?? row.method) as 'GET';
  const body = ['POST', 'PUT', 'PATCH'].includes(method) ? { payload: {} } : {};
  const reply = await server.app.inject({ method, url: getAddress(row), headers: options.headers ?? {}, ...body });
  return {
    status: reply.statusCode,
    headers: reply.headers,
    text: reply.body,
    code: getCode(reply.body, reply.headers['content-type']),
  };
};

const rows = SERVED_CALLS.map(({ name, row }) => ({ name, row }));
const isPermission = (who: CallAudience): who is Permission => PERMISSIONS.some((each) => each === who);
/** `npm test` calls one in four. */
const walked = sampled(rows, 4);
const closed = walked.filter(({ row }) => row.who !== 'anyone');

test('AP-01 AP-04 the contract has calls of both clients', () => {
  expect(new Set(rows.map(({ row }) => row.client))).toEqual(new Set(['main', 'older']));
});

test.each(walked)('AP-04 $name is served, and never as a system error', async ({ row }) => {
  const reply = await ask(row, { headers: { ...full.headers } });
  expect(reply.status).toBe(row.form ? 400 : 200);
  expect(reply.code).not.toBe(RESULT_CODES.systemError.code);
  expect(reply.headers['cache-control']).toBe('no-store');
  // The call signs the walking session out; the next row needs one.
  if (row.path === 'login/out') full = await signInAs(server.database, full.userId);
});

test.each(closed)('RO-01 $name is refused without a session', async ({ row }) => {
  expect((await ask(row)).code).toBe(RESULT_CODES.expired.code);
});

test.each(closed)('RO-01 $name is refused with the cookie alone', async ({ row }) => {
  expect((await ask(row, { headers: { cookie: full.headers.cookie } })).code).toBe(RESULT_CODES.expired.code);
});

test.each(closed.filter(({ row }) => row.who !== 'halfSession'))(
  'LV-09 $name is refused while the face check is open',
  async ({ row }) => {
    expect((await ask(row, { headers: { ...half.headers } })).code).toBe(RESULT_CODES.livenessPending.code);
  },
);

const isClosedTo = (role: Role, { who }: Call): boolean =>
  isPermission(who) && !PERMISSIONS_OF_ROLE[role].includes(who);

test.each(walked.filter(({ row }) => isClosedTo('auditor', row)))(
  'RO-01 $name is refused to an auditor, who changes nothing',
  async ({ row }) => {
    expect((await ask(row, { headers: { ...full.headers } })).code).toBe(RESULT_CODES.notAllowed.code);
  },
);

test.each(walked)('AP-04 $name answers 405 to every other method', async ({ row }) => {
  const served = new Set(
    rows.filter((each) => pathOf(each.row) === pathOf(row)).map((each) => each.row.method as string),
  );
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].filter(
    (each) => !served.has(each),
  )) {
    const reply = await ask(row, { method, headers: { ...full.headers } });
    expect([method, reply.status]).toEqual([method, 405]);
    expect(String(reply.headers['allow']).split(', ')).toEqual(expect.arrayContaining([...served]));
  }
});

const whoMay = (row: Call): SignedIn => {
  const ofOthers = isClosedTo('member', row) ? full : agent;
  return isClosedTo('admin', row) ? ofOthers : admin;
};

test.each(walked.filter(({ row }) => !['GET', 'DELETE'].includes(row.method)))(
  'AP-04 $name refuses a body with fields that the contract does not name',
  async ({ row }) => {
    const reply = await server.app.inject({
      method: row.method,
      url: getAddress(row),
      headers: { ...whoMay(row).headers, [IDEMPOTENCY_KEY_HEADER]: 'a-key-of-an-intent' },
      payload: { neverHeardOf: 1, constructor: 1 },
    });
    expect(JSON.parse(reply.body)).toMatchObject({ code: RESULT_CODES.invalidInput.code });
  },
);

test.each(walked.filter(({ row }) => row.method === 'GET' && row.path !== 'login/out'))(
  'AP-03 $name has nothing to say of a query parameter that the contract does not name',
  async ({ row }) => {
    const url = getAddress(row, { neitherThis: '1' });
    const reply = await server.app.inject({ method: row.method, url, headers: { ...whoMay(row).headers } });
    expect(reply.body).not.toContain('neitherThis');
  },
);

test('AP-04 an address below the bases that the contract does not name answers with the envelope', async () => {
  for (const url of ['/prod/task/nothing', '/api/nothing', '/prod/', '/prod/task/userInfo/1/2']) {
    const reply = await server.app.inject({ url, headers: { 'accept-language': 'es' } });
    expect([reply.statusCode, JSON.parse(reply.body)]).toEqual([
      404,
      { code: '20', message: formatResultMessage('notFound', 'es') },
    ]);
  }
});
