import { eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { SessionCache } from '../../../server/security/session/sessionMemory';
import { hashToken } from '../../../server/security/session/sessionToken';
import { connect, type Database } from '../../../server/database/connect';
import { freshDatabase } from '../../support/server/database';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';

let fresh: Awaited<ReturnType<typeof freshDatabase>>;
let database: Database;
let elsewhere: Database;

beforeAll(async () => {
  fresh = await freshDatabase();
  ({ database } = fresh);
  elsewhere = connect({ url: fresh.url, onError: () => {} });
});
afterAll(async () => {
  await elsewhere.$client.end();
  await fresh.drop();
});

const signedIn = async (options?: Parameters<typeof signInAs>[2]) => {
  const userId = await makeUser(database, { institutionId: await makeInstitution(database) });
  const { sid } = await signInAs(database, userId, options);
  return { userId, hash: hashToken(sid) };
};

const disable = (userId: number) => elsewhere.update(appUser).set({ enabled: false }).where(eq(appUser.id, userId));

test('SE-06 a session is remembered for a second at most, though nobody tells that its user was disabled', async () => {
  const memory = new SessionCache(database);
  memory.tell(true);
  const { userId, hash } = await signedIn();
  await memory.lookUp(hash);
  await disable(userId);
  const began = performance.now();
  expect((await memory.recall(hash))?.user.enabled).toBe(true);
  while ((await memory.recall(hash))?.user.enabled) expect(performance.now() - began).toBeLessThan(1100);
  expect((await memory.recall(hash))?.user.enabled).toBe(false);
});

test('SE-06 a server without notifications caches nothing', async () => {
  const memory = new SessionCache(database);
  const { hash } = await signedIn();
  await memory.lookUp(hash);
  expect(memory.holds(hash)).toBe(false);
  memory.tell(true);
  await memory.lookUp(hash);
  expect(memory.holds(hash)).toBe(true);
  memory.tell(false);
  expect(memory.holds(hash)).toBe(false);
});

test('LV-09 a session whose face check is open, and one that is not there, are looked up each time', async () => {
  const memory = new SessionCache(database);
  memory.tell(true);
  const { hash } = await signedIn({ half: true });
  expect((await memory.lookUp(hash))?.session.state).toBe('half');
  expect(await memory.lookUp('none')).toBeUndefined();
  expect([memory.holds(hash), memory.holds('none')]).toEqual([false, false]);
});

test('SE-06 what was looked up before a change and arrives after it is not remembered', async () => {
  const memory = new SessionCache(database);
  memory.tell(true);
  const { hash } = await signedIn();
  const onItsWay = memory.lookUp(hash);
  memory.forget();
  await onItsWay;
  expect(memory.holds(hash)).toBe(false);
});
