import { and, eq } from 'drizzle-orm';
import type { Call, Calls } from '@/contract/call';
import { ALL_CALLS } from '@/contract/calls/allCalls';
import { appUser } from '../../../server/database/tables/organizationTables';
import { getRoute } from '../../../server/pipeline/callRequest';
import { makeApiKey } from '../../support/server/apiKeys';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

const PROGRAM = 'Zeppelin program';
const PERSON = 'Zacarias Person';
const FORMER = 'Zenobia Former';

/** Calls that show the key itself, or what it did. */
const SHOW_KEYS = ['apiKeyCalls.listing'];

/** Query of the lists of people that require one. */
const QUERIES: Readonly<Record<string, () => string>> = {
  'workScheduleCalls.listing': () => 'from=2026-11-01&to=2026-11-30',
  'workScheduleCalls.download': () => 'from=2026-11-01&to=2026-11-30',
  'institutionalManagementCalls.accounts': () => `institutionId=${institutionId}`,
};

/** Lists that name people who are neither signed in nor at work. They would show a program that were a user like others. */
const PEOPLE = [
  'boardCalls.agents',
  'boardCalls.agentsFile',
  'customerServiceCalls.handlers',
  'institutionalManagementCalls.accounts',
  'loginCalls.getSubUser',
  'manageUserCalls.export',
  'manageUserCalls.list',
  'manageUserCalls.rank',
  'manageUserCalls.rankExport',
  'msgAdminCalls.addressees',
  'olderManagementQueueCalls.agents',
  'olderManagementUserCalls.list',
  'permissionCalls.users',
  'workScheduleCalls.listing',
];

let server: TestServer;
let people: SignedIn[];
let institutionId: number;
let program: number;

beforeAll(async () => {
  server = await startApp();
  const { database } = server;
  institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const admin = await makeUser(database, { institutionId, role: 'admin' });
  const auditor = await makeUser(database, { institutionId, role: 'auditor' });
  const leader = await makeUser(database, { institutionId, role: 'leader', groupId });
  const row = { institutionId, groupId, role: 'member', passwordHash: 'none' } as const;
  await database.insert(appUser).values([
    { ...row, name: PERSON, username: 'z1', email: 'z1@example.test' },
    { ...row, name: FORMER, username: 'z2', email: 'z2@example.test', enabled: false },
  ]);
  program = (await makeApiKey(database, { institutionId, createdById: admin, name: PROGRAM })).userId;
  people = await Promise.all([admin, auditor, leader].map((id) => signInAs(database, id)));
});
afterAll(() => server.close());

const ROWS: readonly (readonly [string, Call])[] = Object.entries<Calls>(ALL_CALLS).flatMap(([file, rows]) =>
  Object.entries(rows).map(([name, row]) => [`${file}.${name}`, row] as const),
);
const LISTS = ROWS.filter(([, { method, path, who }]) => method === 'GET' && !path.includes('{') && who !== 'anyone');

const textOf = async ([name, row]: (typeof ROWS)[number], { headers }: SignedIn): Promise<string> => {
  const when = new URLSearchParams(row.when).toString();
  const query = [when, QUERIES[name]?.() ?? ''].filter(Boolean).join('&');
  const reply = await server.app.inject({ method: 'GET', url: `${getRoute(row)}?${query}`, headers });
  return reply.body;
};

test('ID-04 SE-06 no list of people contains the account of a key, whoever asks', async () => {
  const showing: string[] = [];
  const listing = new Set<string>();
  for (const each of LISTS) {
    // Signing out ends the session of the following calls.
    if (each[0].endsWith('Calls.out')) continue;
    for (const who of people) {
      const text = await textOf(each, who);
      if (text.includes(PROGRAM) || text.includes('api-key-')) showing.push(each[0]);
      if (text.includes(PERSON) || text.includes(FORMER)) listing.add(each[0]);
    }
  }
  expect([...new Set(showing)]).toEqual(SHOW_KEYS);
  expect([...listing].toSorted()).toEqual(PEOPLE);
});

test('ID-04 SE-06 a list does not find the account of a key by its number', async () => {
  const [admin] = people;
  if (!admin) throw new Error('nobody is signed in');
  for (const url of [`manage/user/info/${program}`, `permission/user/${program}`]) {
    const reply = await server.app.inject({ url: `/prod/${url}`, headers: admin.headers });
    expect(reply.json<{ code: string }>().code).toBe('20');
  }
});

test('ID-04 SE-06 the account of a key can neither be enabled, nor be changed like a user', async () => {
  const isAccount = and(eq(appUser.institutionId, institutionId), eq(appUser.id, program));
  const enabling = server.database.update(appUser).set({ enabled: true }).where(isAccount);
  await expect(enabling).rejects.toMatchObject({ cause: { constraint: 'app_user_program' } });
  const reply = await server.app.inject({
    method: 'POST',
    url: '/prod/manage/user/status',
    headers: people[0]?.headers ?? {},
    payload: { id: String(program), status: 'enabled' },
  });
  expect(reply.json<{ code: string }>().code).toBe('20');
});
