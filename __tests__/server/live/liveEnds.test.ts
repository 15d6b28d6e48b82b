import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { endEverySession } from '../../../server/live/endEverySession';
import { publishEvents } from '../../../server/live/domainEvents';
import { readSettings } from '../../../server/settings/settings';
import { openLine } from '../../support/server/liveLine';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { attempt, makeSignInUser } from '../../support/server/signingIn';

let server: TestServer;
let second: FastifyInstance;
let addresses: { first: string; second: string };
let institutionId: number;

beforeAll(async () => {
  server = await startApp();
  const settings = readSettings({ PORT: '0', CAPTCHA_TEXT: '0000', LOG_LEVEL: 'silent' });
  second = await createApp({ settings, database: server.database });
  addresses = {
    first: await server.app.listen({ port: 0, host: '127.0.0.1' }),
    second: await second.listen({ port: 0, host: '127.0.0.1' }),
  };
  institutionId = await makeInstitution(server.database);
});
afterAll(async () => {
  await second.close();
  await server.close();
});

test('SE-06 signing out closes the lines of that session at once on every server, and says nothing', async () => {
  const user = await makeUser(server.database, { institutionId });
  const [kept, left] = [await signInAs(server.database, user), await signInAs(server.database, user)];
  const lines = await Promise.all([
    openLine(addresses.first, left),
    openLine(addresses.second, left),
    openLine(addresses.second, kept),
  ]);
  for (const line of lines) await line.next();
  const out = await server.app.inject({ url: '/prod/login/out', headers: left.headers });
  expect(JSON.parse(out.body)).toMatchObject({ code: '00' });
  expect(await Promise.all([lines[0].closed(), lines[1].closed()])).toEqual([4001, 4001]);
  expect(lines[0].unread()).toEqual([]);
  await inTenantTransaction(server.database, 'open', (tx) =>
    publishEvents(tx, [{ address: { institutionId, userIds: [user] }, event: { type: 'notice' } }]),
  );
  expect(await lines[2].next()).toEqual({ type: 'notice' });
  lines[2].socket.close();
});

test('SE-06 a forced logout is published at once on every server, and the next call returns the same', async () => {
  const user = await makeUser(server.database, { institutionId });
  const [one, other] = [await signInAs(server.database, user), await signInAs(server.database, user)];
  const lines = await Promise.all([openLine(addresses.first, one), openLine(addresses.second, other)]);
  for (const line of lines) await line.next();
  await endEverySession(server.database, { userId: user, institutionId }, { reason: 'administrator', now: new Date() });
  for (const line of lines) {
    expect(await line.next()).toMatchObject({ type: 'forcedLogout', code: '-1' });
    expect(await line.closed()).toBe(4001);
  }
  const reply = await second.inject({ url: '/prod/login/currentUser', headers: one.headers });
  expect((JSON.parse(reply.body) as { code: string }).code).toBe('-1');
});

test('LG-07 signing in again in a browser closes the live connections of its session', async () => {
  await makeSignInUser(server.database, { username: 'agent', institutionId });
  const former = await signInAs(server.database, await makeUser(server.database, { institutionId }));
  const line = await openLine(addresses.second, former);
  await line.next();
  const reply = await attempt(server, { headers: { cookie: former.headers.cookie } });
  expect(reply.code).toBe('00');
  expect(await line.closed()).toBe(4001);
  expect(line.unread()).toEqual([]);
});
