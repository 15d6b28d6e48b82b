import { read, utils } from '@e965/xlsx';
import { and, eq, inArray } from 'drizzle-orm';
import type { ManyUsersRequest } from '@/contract/entities/users/userOperation';
import { ONE_TIME_PASSWORD_LIFE_MS, PASSWORD_CONFIRMED_MS } from '@/contract/ourLimits';
import { behavior } from '../../../server/database/tables/workTables';
import { userHistory, userOperation } from '../../../server/database/tables/userTables';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, makeSignInUser } from '../../support/server/signingIn';
import { manyDesk, getOutcomes } from '../../support/users/manyUsers';
import { userDesk } from '../../support/users/userDesk';

let clock = new Date();
let server: TestServer;
let institutionId: number;
let admin: SignedIn;
let number = 0;

beforeAll(async () => {
  server = await startApp({ now: () => clock });
});
beforeEach(async () => {
  institutionId = await makeInstitution(server.database);
  admin = await administrator();
});
afterAll(() => server.close());

const later = (ms: number): void => void (clock = new Date(clock.getTime() + ms));
const administrator = async () =>
  signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }), { now: clock });
const person = async (more: object = {}): Promise<number> => {
  number += 1;
  return (await makeSignInUser(server.database, { username: `many${number}`, institutionId, ...more })).id;
};
const crew = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let made = 0; made < count; made += 1) ids.push(await person());
  return ids;
};
const reset = (ids: readonly number[]): ManyUsersRequest => ({
  act: 'resetPassword',
  selection: { userIds: ids.map(String) },
});
const asked = async (id: string, who: SignedIn = admin) =>
  server.app.inject({
    method: 'POST',
    url: '/prod/manage/user/many/passwords',
    headers: who.headers,
    payload: { id },
  });
const refusal = async (id: string, who?: SignedIn) => (await asked(id, who)).json<{ code: string }>().code;
/** Username and password of each row. */
const fetched = async (id: string) => {
  const book = read((await asked(id)).rawPayload);
  const [, ...rows] = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
  return rows.map(([username = '', , , password = '', until = '']) => ({ username, password, until }));
};
const enter = async ({ username, password }: { readonly username: string; readonly password?: string }) =>
  (await attempt(server, { username, ...(password !== undefined && { password }) })).code;
const getRow = <Row>(rows: readonly Row[], at: number): Row => {
  const row = rows[at];
  if (row === undefined) throw new Error(`no row ${at}`);
  return row;
};
const listed = async (id: string) => (await manyDesk(server, admin).listed()).find((each) => each.id === id);

test('US-01 many passwords are reset at once, and their file is stable until they are used', async () => {
  const ids = await crew(3);
  const over = await manyDesk(server, admin).carryOut(reset(ids));
  expect(over).toMatchObject({ act: 'resetPassword', state: 'done', total: 3, done: 3, changed: 3 });
  const until = new Date(clock.getTime() + ONE_TIME_PASSWORD_LIFE_MS).toISOString();
  expect(over.passwords).toEqual({ count: 3, until });
  const file = await fetched(over.id);
  expect(new Set(file.map(({ password }) => password)).size).toBe(3);
  expect(file.every((row) => /^[A-Za-z2-9]{12}$/u.test(row.password) && /^\d{4}-/u.test(row.until))).toBe(true);
  later(60_000);
  expect(await fetched(over.id)).toEqual(file);
  // The old password opens nothing any more, the new one does, and an own one has to be set first.
  const { username, password } = getRow(file, 0);
  expect([await enter({ username }), await enter({ username, password })]).toEqual(['11', '00']);
  // A user whose password was reset individually is removed from the file.
  const of = String(ids[1]);
  expect((await userDesk(server, admin).do('resetPassword', { id: of })).code).toBe('00');
  expect(await fetched(over.id)).toEqual([file[0], file[2]]);
  expect(await enter(getRow(file, 1))).toBe('11');
  expect((await listed(over.id))?.passwords?.count).toBe(2);
});

test('US-01 6.4.1 the passwords of one go run out together, and the file with them', async () => {
  const { id } = await manyDesk(server, admin).carryOut(reset(await crew(1)));
  const row = getRow(await fetched(id), 0);
  later(ONE_TIME_PASSWORD_LIFE_MS);
  expect(await enter(row)).toBe('11');
  admin = await signInAs(server.database, admin.userId, { now: clock });
  expect(await refusal(id)).toBe('20');
  expect(await listed(id)).toBeUndefined();
});

test('US-01 TR-02 each reset is a row of the own history, and who takes the file is recorded', async () => {
  const ids = await crew(2);
  const { id } = await manyDesk(server, admin).carryOut(reset(ids));
  const lines = await server.database
    .select()
    .from(userHistory)
    .where(and(inArray(userHistory.userId, ids), eq(userHistory.kind, 'passwordReset')));
  expect(lines.map(({ byId }) => byId)).toEqual([admin.userId, admin.userId]);
  await fetched(id);
  const taken = await server.database.select().from(behavior).where(eq(behavior.userId, admin.userId));
  expect(taken).toMatchObject([{ type: 'exportList', detail: 'one-time passwords, 2 rows, xlsx' }]);
  const [kept] = await server.database
    .select()
    .from(userOperation)
    .where(eq(userOperation.id, Number(id)));
  expect(Object.keys(kept?.wish ?? {})).toEqual(['salt']);
});

test("RO-01 the own account, an auditor's and one that is disabled are left; nobody else gets the file", async () => {
  const [auditor, away, agent] = [await person({ role: 'auditor' }), await person({ enabled: false }), await person()];
  const body = reset([admin.userId, auditor, away, agent]);
  const { data: plan } = await manyDesk(server, admin).plan(body);
  expect(plan).toMatchObject({ total: 4, willChange: 1 });
  const over = await manyDesk(server, admin).carryOut(body);
  expect(await getOutcomes(server, over.id)).toEqual(
    expect.arrayContaining([
      { userId: admin.userId, outcome: 'self' },
      { userId: auditor, outcome: 'operatorOnly' },
      { userId: away, outcome: 'disabled' },
      { userId: agent, outcome: 'done' },
    ]),
  );
  expect(await fetched(over.id)).toHaveLength(1);
  expect(await refusal(over.id, await administrator())).toBe('20');
  // After dismissal, the results are also gone for the user who started the operation.
  expect((await manyDesk(server, admin).putAway(over.id)).code).toBe('00');
  expect(await refusal(over.id)).toBe('20');
});

test('SE-06 7.5.1 the reset and its file require the own password after a long time; no other bulk operation does', async () => {
  const ids = await crew(1);
  const desk = manyDesk(server, admin);
  const { id } = await desk.carryOut(reset(ids));
  later(PASSWORD_CONFIRMED_MS);
  expect((await desk.run({ ...reset(ids), expected: 1 })).code).toBe('72');
  expect(await refusal(id)).toBe('72');
  const flags = { act: 'sendFlags' as const, selection: { userIds: ids.map(String) }, flags: { sendBlu: true } };
  expect((await desk.run({ ...flags, expected: 1 })).code).toBe('00');
});
