import { permissionGrant } from '../../../server/database/tables/userTables';
import { openLine } from '../../support/server/liveLine';
import { makeUser, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { attempt, makeSignInUser } from '../../support/server/signingIn';
import { storedUsers, userDesk, userForm } from '../../support/users/userDesk';
import { openUserRig, type UserRig, type UserName } from '../../support/users/userRig';

let rig: UserRig;
let server: TestServer;
let people: UserRig['people'];
let desk: UserRig['desk'];
let getId: UserRig['idOf'];
let institutionId: number;
let groupId: number;
let address: string;

beforeAll(async () => {
  rig = await openUserRig();
  ({ server, people, desk, idOf: getId, institutionId, groupId, address } = rig);
});
afterAll(() => server.close());

test('US-01 a disabled user is out within a second: the open page hears it, every call ends, and nobody signs in', async () => {
  const { id } = await makeSignInUser(server.database, { username: 'outgoing', institutionId });
  const who = await signInAs(server.database, id);
  const line = await openLine(address, who);
  expect((await line.next()).type).toBe('welcome');
  const asked = performance.now();
  expect((await desk().do('status', { id: String(id), status: 'disabled' })).code).toBe('00');
  expect((await line.next()).type).toBe('forcedLogout');
  expect(performance.now() - asked).toBeLessThan(1000);
  expect((await userDesk(server, who).list()).code).toBe('-1');
  expect((await attempt(server, { username: 'outgoing' })).code).toBe('11');
  expect((await desk().do('status', { id: String(id), status: 'enabled' })).code).toBe('00');
  expect((await attempt(server, { username: 'outgoing' })).code).toBe('00');
});

test('US-01 nobody disables or demotes oneself, and of two administrators at once one stays', async () => {
  expect((await desk().do('status', { id: getId('admin'), status: 'disabled' })).code).toBe('44');
  const { data: own } = await desk().info(getId('admin'));
  const asMember = userForm({ username: own.username, email: own['email'], id: own.id, version: own.version });
  expect((await desk().save(asMember)).code).toBe('44');
  const second = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }));
  const codes = await Promise.all([
    desk().do('status', { id: String(second.userId), status: 'disabled' }),
    userDesk(server, second).do('status', { id: getId('admin'), status: 'disabled' }),
  ]);
  const enabled = (await storedUsers(server)).filter(
    (user) => user.institutionId === institutionId && user.role === 'admin' && user.enabled,
  );
  expect(codes.filter(({ code }) => code === '00').length).toBeLessThanOrEqual(1);
  expect(enabled).toHaveLength(1);
  // Enables an administrator for the rest of the test, whichever request won.
  await server.database.$client.query('update app_user set enabled = true where id = $1', [people.admin.userId]);
  people.admin = await signInAs(server.database, people.admin.userId);
});

test('US-01 RO-01 the last administrator who can grant permissions remains, among any other administrators', async () => {
  const { database } = server;
  const second = await signInAs(database, await makeUser(database, { institutionId, role: 'admin' }));
  await database.$client.query(
    `update app_user set enabled = false where institution_id = $1 and role = 'admin' and id <> all($2::bigint[])`,
    [institutionId, [people.admin.userId, second.userId]],
  );
  const taken = { institutionId, permission: 'permissions.manage', allowed: false };
  await database.insert(permissionGrant).values({ ...taken, userId: second.userId });
  const disable = (id: number | string) =>
    userDesk(server, second).do('status', { id: String(id), status: 'disabled' });
  expect((await disable(people.admin.userId)).code).toBe('44');
  await database.delete(permissionGrant);
  expect((await disable(people.admin.userId)).code).toBe('00');
  await database.$client.query('update app_user set enabled = true where id = $1', [people.admin.userId]);
  await database.$client.query('update app_user set enabled = false where id = $1', [second.userId]);
  people.admin = await signInAs(database, people.admin.userId);
});

test('US-01 a reset password is good once it is set, ends the sessions and lifts the lock', async () => {
  const { id } = await makeSignInUser(server.database, { username: 'forgot', institutionId });
  const who = await signInAs(server.database, id);
  for (let wrong = 0; wrong < 6; wrong += 1) await attempt(server, { username: 'forgot', password: 'wrong-one' });
  expect((await attempt(server, { username: 'forgot' })).code).toBe('13');
  expect((await desk().info(String(id))).data['lockedUntil']).not.toBeNull();
  const { data } = await desk().do<{ oneTimePassword: string }>('resetPassword', { id: String(id) });
  expect((await attempt(server, { username: 'forgot' })).code).toBe('11');
  expect((await attempt(server, { username: 'forgot', password: data.oneTimePassword })).code).toBe('00');
  expect((await userDesk(server, who).list()).code).toBe('-1');
  expect((await desk().do('resetPassword', { id: getId('admin') })).code).toBe('21');
});

test('RO-01 leaders see their own group, auditors the institution, and only administrators change', async () => {
  const seen = async (name: UserName) =>
    new Set((await desk(name).list({ size: '100' })).data.result.map(({ id }) => id));
  expect(await seen('leader')).toEqual(
    new Set((await storedUsers(server)).filter((user) => user.groupId === groupId).map(({ id }) => String(id))),
  );
  expect((await seen('auditor')).has(getId('stranger'))).toBe(true);
  expect((await seen('auditor')).has(getId('foreign'))).toBe(false);
  expect((await desk('member').list()).code).toBe('21');
  const before = await storedUsers(server);
  for (const name of ['leader', 'auditor', 'member'] as const) {
    const codes = [
      await desk(name).save(userForm({ username: 'by.other', email: 'other@example.test' })),
      await desk(name).do('status', { id: getId('mate'), status: 'disabled' }),
      await desk(name).do('resetPassword', { id: getId('mate') }),
      await desk(name).do('endSessions', { id: getId('mate') }),
      await desk(name).do('idCardBinding', { id: getId('mate'), idCard: 'ABCD1234' }),
    ].map(({ code }) => code);
    expect(codes).toEqual(['21', '21', '21', '21', '21']);
  }
  expect(await storedUsers(server)).toEqual(before);
});

test('RO-01 8.2.2 somebody else’s user equals one that does not exist', async () => {
  const before = await storedUsers(server);
  const form = userForm({ username: 'x1y', email: 'x1y@example.test', version: 'v' });
  const answers = (who: 'foreign' | 'leader', id: string) =>
    Promise.all([
      desk(who).info(id),
      desk(who).read(`history/${id}`),
      desk(who).save({ ...form, id }),
      desk(who).do('status', { id, status: 'disabled' }),
      desk(who).do('resetPassword', { id }),
      desk(who).do('downloadPassword', { userIds: [id] }),
      desk(who).do('livenessBinding', { id, faceCheck: 'camera' }),
      desk(who).do('idCardBinding', { id, idCard: null }),
      desk(who).do('endSessions', { id }),
      desk(who).save(userForm({ username: 'g1h', email: 'g1h@example.test', groupId: String(groupId) })),
    ]).then((replies) => replies.map(({ code, message, data }) => ({ code, message, data })));
  expect(await answers('foreign', getId('stranger'))).toEqual(await answers('foreign', '987654321'));
  expect((await answers('foreign', getId('stranger'))).map(({ code }) => code)).toEqual(Array(10).fill('20'));
  expect((await answers('leader', getId('stranger'))).slice(0, 2)).toEqual(
    (await answers('leader', '987654321')).slice(0, 2),
  );
  expect(await storedUsers(server)).toEqual(before);
});

test('US-03 an ID card belongs to one user, is shown masked, and one that is entered at sign-in must match', async () => {
  const { id } = await makeSignInUser(server.database, { username: 'carded', institutionId });
  expect((await desk().do('idCardBinding', { id: String(id), idCard: 'RUAN850101' })).code).toBe('00');
  expect((await desk().do('idCardBinding', { id: getId('mate'), idCard: 'ruan850101' })).code).toBe('43');
  expect((await desk().info(String(id))).data['idCard']).toBe('RU******01');
  expect((await attempt(server, { username: 'carded', body: { idCard: 'XXXX000000' } })).code).toBe('11');
  expect((await attempt(server, { username: 'carded', body: { idCard: 'ruan850101' } })).code).toBe('00');
  expect((await attempt(server, { username: 'carded' })).code).toBe('00');
  expect((await desk().do('idCardBinding', { id: String(id), idCard: null })).code).toBe('00');
  expect((await attempt(server, { username: 'carded', body: { idCard: 'XXXX000000' } })).code).toBe('00');
});

test('US-03 a liveness binding is in force at the next sign-in, and ends the sessions that went without', async () => {
  const { id } = await makeSignInUser(server.database, { username: 'bound', institutionId });
  const who = await signInAs(server.database, id);
  expect((await desk().do('livenessBinding', { id: String(id), faceCheck: 'camera' })).code).toBe('00');
  expect((await userDesk(server, who).list()).code).toBe('-1');
  expect((await attempt(server, { username: 'bound' })).data).toMatchObject({ loginResult: false });
  expect((await desk().do('livenessBinding', { id: String(id), faceCheck: 'none' })).code).toBe('00');
  expect((await attempt(server, { username: 'bound' })).data).toMatchObject({ loginResult: true });
});

test('US-01 signing a user out ends every session and says how many there were', async () => {
  const { id } = await makeSignInUser(server.database, { username: 'twice.in', institutionId });
  await signInAs(server.database, id);
  await signInAs(server.database, id);
  expect((await desk().info(String(id))).data['openSessions']).toBe(2);
  expect((await desk().do<{ ended: number }>('endSessions', { id: String(id) })).data.ended).toBe(2);
  expect((await desk().info(String(id))).data['openSessions']).toBe(0);
});
