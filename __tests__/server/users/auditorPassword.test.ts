import { spawn } from 'node:child_process';
import { read, utils } from '@e965/xlsx';
import { asc, eq } from 'drizzle-orm';
import type { Role } from '@/contract/codes/userCodes';
import { institution } from '../../../server/database/tables/organizationTables';
import { trailEntry } from '../../../server/database/tables/trailTables';
import { openLine } from '../../support/server/liveLine';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { enrollTotp } from '../../support/server/secondFactors';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, call, makeSignInUser, PASSWORD } from '../../support/server/signingIn';
import { storedUsers, userDesk, userForm } from '../../support/users/userDesk';
import { serverProgram } from '../../support/server/serverProgram';

let server: TestServer;
let address: string;
let institutionId: number;
let admin: SignedIn;

beforeAll(async () => {
  server = await startApp();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  institutionId = await makeInstitution(server.database);
  admin = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }));
});
afterAll(() => server.close());

const person = async (username: string, role: Role, of = institutionId) =>
  (await makeSignInUser(server.database, { username, role, institutionId: of })).id;
const resetAccount = (userId: number, by = admin) =>
  call<{ password: string }>(server, {
    method: 'POST',
    url: '/prod/institutionalManagement/password',
    headers: by.headers,
    payload: { userId: String(userId) },
  });

/** Runs `npm run password:reset` as an operator does. */
const command = (...options: string[]): Promise<{ code: number | null; said: string }> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, serverProgram('passwordReset', ...options), {
      env: { ...process.env, NODE_ENV: 'production', DATABASE_URL: server.url },
    });
    let said = '';
    child.stdout.on('data', (part: Buffer) => (said += part.toString()));
    child.stderr.on('data', (part: Buffer) => (said += part.toString()));
    child.once('close', (code) => resolve({ code, said }));
  });

test('RO-01 an administrator gets no password of an auditor: neither by a reset, of a user or of an account, nor by the file', async () => {
  const id = await person('watcher', 'auditor');
  const before = await storedUsers(server);
  const reset = await userDesk(server, admin).do('resetPassword', { id: String(id) });
  expect([reset.code, reset.message]).toEqual(['70', expect.stringContaining('npm run password:reset')]);
  expect((await resetAccount(id)).code).toBe('70');
  expect(await storedUsers(server)).toEqual(before);
  expect((await attempt(server, { username: 'watcher' })).code).toBe('00');
  const fresh = await makeSignInUser(server.database, {
    username: 'paper.watcher',
    role: 'auditor',
    institutionId,
    mustChangePassword: true,
  });
  const file = await server.app.inject({
    method: 'POST',
    url: '/prod/manage/user/downloadPassword',
    headers: admin.headers,
    payload: { userIds: [String(fresh.id)] },
  });
  const book = read(file.rawPayload);
  const [, row] = utils.sheet_to_json<string[]>(book.Sheets[book.SheetNames[0] ?? ''] ?? {}, { header: 1 });
  expect(row?.[3]).toBe("Made by the server's operator");
  expect((await storedUsers(server)).find((user) => user.id === fresh.id)?.oneTimePasswordUntil).toBeNull();
});

test('RO-01 a new auditor comes without a password, and no account is turned into an auditor or back', async () => {
  const desk = userDesk(server, admin);
  const added = await desk.save(
    userForm({ username: 'new.watcher', email: 'new.watcher@example.test', role: 'auditor' }),
  );
  expect([added.code, added.data.oneTimePassword]).toEqual(['00', null]);
  const turn = async (id: string, role: Role) => {
    const { data } = await desk.info(id);
    return (await desk.save(userForm({ ...getFields(data), id, version: data.version, role }))).code;
  };
  expect(await turn(added.data.user.id, 'member')).toBe('71');
  expect(await turn(String(await person('climber', 'member')), 'auditor')).toBe('71');
  expect(await turn(String(await person('climber.two', 'member')), 'leader')).toBe('00');
});

const getFields = (data: Readonly<Record<string, unknown>>) => ({ username: data['username'], email: data['email'] });

test("RO-01 TR-02 the operator's command gives an auditor a one-time password, shown once; sessions end and the trail knows", async () => {
  const id = await person('seen.by.operator', 'auditor');
  const who = await signInAs(server.database, id);
  const line = await openLine(address, who);
  expect((await line.next()).type).toBe('welcome');
  expect(await command()).toMatchObject({ code: 1, said: expect.stringContaining('Usage') });
  expect(await command('--username', 'nobody.at.all')).toMatchObject({
    code: 1,
    said: expect.stringContaining('Nobody'),
  });
  const { code, said } = await command('--username', 'SEEN.by.operator');
  const password = /this once: (\S+)/u.exec(said)?.[1] ?? '';
  expect([code, password.length]).toEqual([0, 12]);
  expect((await line.next()).type).toBe('forcedLogout');
  expect((await userDesk(server, who).list()).code).toBe('-1');
  expect((await attempt(server, { username: 'seen.by.operator', password: PASSWORD })).code).toBe('11');
  const reply = await attempt(server, { username: 'seen.by.operator', password });
  expect([reply.code, reply.data.userInfo.mustChangePassword]).toEqual(['00', true]);
  const history = await userDesk(server, admin).read<{ result: { kind: string }[] }>(`history/${id}`);
  expect(history.data.result[0]?.kind).toBe('passwordByOperator');
  const told = await server.database
    .select()
    .from(trailEntry)
    .where(eq(trailEntry.userId, id))
    .orderBy(asc(trailEntry.id));
  expect(told.filter(({ event }) => event === 'passwordReset')).toMatchObject([
    { outcome: 'operator', chain: institutionId },
  ]);
}, 60_000);

test('ID-02 the command removes second factors only on request; history and trail name the operator', async () => {
  const id = await person('lost.phone', 'auditor');
  await enrollTotp(server, (await signInAs(server.database, id)).headers, { at: new Date() });
  const factorPending = async (said: string) => {
    const password = /this once: (\S+)/u.exec(said)?.[1] ?? '';
    return (await attempt(server, { username: 'lost.phone', password })).data.secondFactor !== undefined;
  };
  expect(await factorPending((await command('--username', 'lost.phone')).said)).toBe(true);
  expect(await factorPending((await command('--username', 'lost.phone', '--remove-factors')).said)).toBe(false);
  const history = await userDesk(server, admin).read<{ result: { kind: string }[] }>(`history/${id}`);
  expect(history.data.result.map(({ kind }) => kind)).toContain('factorsByOperator');
  const rows = await server.database.select().from(trailEntry).where(eq(trailEntry.userId, id));
  expect(rows).toContainEqual(expect.objectContaining({ event: 'factorChanged', outcome: 'factorsByOperator' }));
}, 60_000);

test('RO-01 IN-01 from above: no auditor of an institution below is reset, and a reset of anybody else is seen there', async () => {
  const below = await makeInstitution(server.database);
  await server.database.update(institution).set({ parentId: institutionId }).where(eq(institution.id, below));
  expect((await resetAccount(await person('watcher.below', 'auditor', below))).code).toBe('70');
  const id = await person('agent.below', 'member', below);
  expect((await resetAccount(id)).code).toBe('00');
  const adminBelow = await signInAs(
    server.database,
    await makeUser(server.database, { institutionId: below, role: 'admin' }),
  );
  const history = await userDesk(server, adminBelow).read<{ result: object[] }>(`history/${id}`);
  expect(history.data.result[0]).toMatchObject({ kind: 'passwordByParent' });
  const told = await server.database.select().from(trailEntry).where(eq(trailEntry.chain, below));
  expect(told).toMatchObject([{ event: 'passwordReset', outcome: 'parent', userId: id }]);
  const own = await person('agent.here', 'member');
  expect((await resetAccount(own)).code).toBe('00');
  const here = await userDesk(server, admin).read<{ result: object[] }>(`history/${own}`);
  expect(here.data.result[0]).toMatchObject({ kind: 'passwordReset' });
});
