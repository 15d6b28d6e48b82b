import { isKeyScope, KEY_SCOPES } from '@/contract/apiKeys';
import type { Call, Calls } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import { getRoute } from '../../../server/pipeline/callRequest';
import { makeApiKey, type MadeApiKey } from '../../support/server/apiKeys';
import { makeInstitution, makeUser } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let institutionId: number;
let full: MadeApiKey;
let empty: MadeApiKey;
beforeAll(async () => {
  server = await startApp();
  institutionId = await makeInstitution(server.database);
  const createdById = await makeUser(server.database, { institutionId, role: 'admin' });
  const make = (scopes: typeof KEY_SCOPES | readonly []) =>
    makeApiKey(server.database, { institutionId, createdById, scopes });
  full = await make(KEY_SCOPES);
  empty = await make([]);
});
afterAll(() => server.close());
// The whole contract is more than the rate of a key.
beforeEach(() => server.database.$client.query('delete from rate_use'));

const ROWS: readonly (readonly [string, Call])[] = Object.entries<Calls>(ALL_CALLS).flatMap(([file, rows]) =>
  Object.entries(rows).map(([name, row]) => [`${file}.${name}`, row] as const),
);
const NEEDS_CALLER = ROWS.filter(([, { who }]) => who !== 'anyone');
const isForPrograms = ([, { who, confirmed }]: (typeof ROWS)[number]): boolean => isKeyScope(who) && confirmed !== true;

const codeOf = async ([name, row]: (typeof ROWS)[number], { headers }: MadeApiKey): Promise<string> => {
  const query = new URLSearchParams(row.when).toString();
  const reply = await server.app.inject({
    method: row.method,
    url: `${getRoute(row).replaceAll(/:\w+/g, '0')}?${query}`,
    headers,
    ...(row.method === 'GET' ? {} : { payload: { unknownField: name } }),
  });
  // A file has no envelope.
  return reply.body.startsWith('{') ? ((JSON.parse(reply.body) as { code?: string }).code ?? '') : '00';
};

test('ID-04 RO-01 SE-06 a key without the scope is refused every call that needs a caller', async () => {
  const open: string[] = [];
  for (const each of NEEDS_CALLER) if ((await codeOf(each, empty)) !== '21') open.push(each[0]);
  expect(open).toEqual([]);
}, 180_000);

test('ID-04 RO-01 SE-06 a key with all scopes is refused what only people may do: own account, confirmed changes, other permissions', async () => {
  const wrong: string[] = [];
  for (const each of NEEDS_CALLER) {
    const isRefused = (await codeOf(each, full)) === '21';
    if (isRefused === isForPrograms(each)) wrong.push(each[0]);
  }
  expect(wrong).toEqual([]);
  expect(NEEDS_CALLER.filter(isForPrograms).length).toBeGreaterThan(60);
}, 180_000);

test('ID-04 RO-01 no key can have a permission by which it could grant itself more, approve, or work as an agent', () => {
  const scopes: readonly string[] = KEY_SCOPES;
  const forPeople = ['permissions.manage', 'system.manage', 'institutions.manage', 'approvals.decide', 'trail.read'];
  const acts = ['cases.work', 'calls.dial', 'sms.send', 'sms.freeText', 'money.deduct', 'law.override'];
  expect([...forPeople, ...acts].filter((permission) => scopes.includes(permission))).toEqual([]);
});
