import { eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { get } from '../../support/cases/cases';
import { makeQueue } from '../../support/queues/queues';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let admin: SignedIn;
let auditor: SignedIn;

beforeAll(async () => {
  server = await startApp();
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const sign = async (role: 'admin' | 'auditor') =>
    signInAs(database, await makeUser(database, { institutionId, role }));
  [admin, auditor] = [await sign('admin'), await sign('auditor')];
  const found = await makeUser(database, { institutionId });
  await database.update(appUser).set({ name: 'José Ñáñez Pérez' }).where(eq(appUser.id, found));
  await makeQueue(database, institutionId, { code: 'Q1', name: 'Mora Álvarez' });
});
afterAll(() => server.close());

interface Page {
  readonly result: readonly { readonly name?: string }[];
  readonly totalCount: number;
}

const getCount = async (who: SignedIn, path: string, input: Record<string, string>): Promise<number> => {
  const { code, data } = await get<Page>(server, who, { path: `/prod/${path}`, input });
  expect([path, code]).toEqual([path, '00']);
  return data.totalCount;
};

test.each(['nanez', 'Perez José', 'ÑÁÑEZ', 'Jose\u0301  nanez', 'ｐｅｒｅｚ'])(
  'US-01 GE-01 people are found without accents and in any order: %s',
  async (name) => {
    expect(await getCount(admin, 'manage/user/list', { name })).toBe(1);
    expect(await getCount(admin, 'permission/users', { name })).toBe(1);
    expect(await getCount(auditor, 'manage/user/list', { name: `${name} zzz` })).toBe(0);
  },
);

test('QU-01 a queue is found without accents', async () => {
  expect(await getCount(admin, 'institutionAndQueue/list', { text: 'alvarez mora' })).toBe(1);
  expect(await getCount(admin, 'institutionAndQueue/list', { text: '%' })).toBe(0);
});
