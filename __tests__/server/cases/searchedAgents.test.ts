import { eq, inArray, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { task } from '../../../server/database/tables/caseTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { caseCells, getCsv, get, importText } from '../../support/cases/cases';
import { hasWords } from '../../support/cases/searchForm';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');
const CASES = 40;
const NAMES = ['José Núñez', 'JOSÉ ANGEL', '王伟明', '王伟', "O'Hara 50%_\\", 'Bo', 'ñandú ÑANDÚ'];

let server: TestServer;
let admin: SignedIn;
let institutionId: number;
let ids: readonly number[];

beforeAll(async () => {
  server = await startApp({ now: () => now });
  institutionId = await makeInstitution(server.database);
  admin = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }), { now });
  const cases = getCsv(Array.from({ length: CASES }, () => caseCells()));
  await importText(server.database, { institutionId, text: cases, now });
  const otherId = await makeInstitution(server.database);
  await importText(server.database, { institutionId: otherId, text: getCsv([caseCells()]), now });
  await server.database.update(task).set({ agentName: 'José Elsewhere' }).where(eq(task.institutionId, otherId));
  const own = await server.database.select({ id: task.id }).from(task).where(eq(task.institutionId, institutionId));
  ids = own.map(({ id }) => id);
});
afterAll(() => server.close());

const found = async (lastCallAgent: string): Promise<number> =>
  (
    await get<{ totalCount: number }>(server, admin, {
      path: '/prod/task/listing',
      input: { lastCallAgent, size: '100' },
    })
  ).data.totalCount;

/** Calculates the count from every case of the institution. */
async function expected(part: string): Promise<number> {
  const rows = await server.database.select().from(task).where(eq(task.institutionId, institutionId));
  return rows.filter(({ agentName, lastCallAgent }) =>
    [agentName, lastCallAgent].some((each) => each !== null && hasWords(each, part)),
  ).length;
}

const cases = () => fc.uniqueArray(fc.nat(CASES - 1), { minLength: 1, maxLength: 5 });
const name = () => fc.option(fc.constantFrom(...NAMES));
const part = () =>
  fc
    .tuple(fc.constantFrom(...NAMES), fc.nat(), fc.nat())
    .map(([text, from, length]) => {
      const letters = Array.from(text);
      const start = from % letters.length;
      return letters.slice(start, start + 1 + (length % (letters.length - start))).join('');
    })
    .filter((text) => text.trim() === text);

test('CL-02 an administrator finds by any part of a name who holds a case or called last, whatever was changed before', async () => {
  const finds = fc.asyncProperty(
    cases(),
    fc.record({ agentName: name(), lastCallAgent: name() }),
    part(),
    async (at, names, text) => {
      const chosen = at.flatMap((each) => ids[each] ?? []);
      await server.database.update(task).set(names).where(inArray(task.id, chosen));
      expect(await found(text)).toBe(await expected(text));
    },
  );
  await fc.assert(finds, { numRuns: 150 });
});

test('CL-02 a case is found by the name that its agent had, and a new one by the name of today', async () => {
  const userId = await makeUser(server.database, { institutionId });
  const called = (as: string) => server.database.update(appUser).set({ name: as }).where(eq(appUser.id, userId));
  const [user] = await server.database.select().from(appUser).where(eq(appUser.id, userId));
  const bring = () =>
    importText(server.database, {
      institutionId,
      text: getCsv([caseCells({ agent_username: user?.username ?? '' })]),
      now,
    });
  await called('Ana Antes');
  await bring();
  await called('Ana Ahora');
  await bring();
  expect([await found('antes'), await found('AHORA'), await found('Ana A')]).toEqual([1, 1, 2]);
});

test('CL-02 a list is found even with more names than are looked up', async () => {
  const many = Array.from({ length: 210 }, (_, at) => at);
  const text = getCsv(many.map(() => caseCells()));
  const before = await server.database.$count(task);
  await importText(server.database, { institutionId, text, now });
  await server.database
    .update(task)
    .set({ lastCallAgent: sql`'Crowd ' || ${task.id}` })
    .where(sql`${task.id} not in ${ids}`);
  expect(await found('crowd')).toBe((await server.database.$count(task)) - before + 2);
});
