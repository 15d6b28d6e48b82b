import { SESSION_IDLE_MS } from '../../../server/security/session/sessionEnd';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { publishAnnouncement } from '../../../server/modules/announcements/announcements';
import type { LiveAddress } from '../../../server/kernel/caller';
import { closeDeadConnections } from '../../../server/live/liveHeartbeat';
import { LiveHub, type LiveConnection } from '../../../server/live/liveHub';
import { parseEvent, publishEvents, type DomainEvent } from '../../../server/live/domainEvents';
import { readSettings } from '../../../server/settings/settings';
import { openLine } from '../../support/server/liveLine';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let second: FastifyInstance;
let addresses: { first: string; second: string };
let institutionId: number;
let agent: SignedIn;

beforeAll(async () => {
  server = await startApp();
  const settings = readSettings({ PORT: '0', CAPTCHA_TEXT: '0000', LOG_LEVEL: 'silent' });
  second = await createApp({ settings, database: server.database });
  addresses = {
    first: await server.app.listen({ port: 0, host: '127.0.0.1' }),
    second: await second.listen({ port: 0, host: '127.0.0.1' }),
  };
  institutionId = await makeInstitution(server.database);
  agent = await signInAs(server.database, await makeUser(server.database, { institutionId }));
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const tell = (address: LiveAddress, event: DomainEvent['event']) =>
  inTenantTransaction(server.database, 'open', (tx) => publishEvents(tx, [{ address, event }]));

test('AP-08 a line is welcomed and hears of a change of a case', async () => {
  const line = await openLine(addresses.first, agent);
  expect(await line.next()).toEqual({ type: 'welcome' });
  await tell({ institutionId, userIds: [agent.userId] }, { type: 'caseChanged', taskId: '7' });
  expect(await line.next()).toEqual({ type: 'caseChanged', taskId: '7' });
  line.socket.close();
});

test('GE-06 two servers on one database share sessions and live events', async () => {
  const lines = await Promise.all([openLine(addresses.first, agent), openLine(addresses.second, agent)]);
  for (const line of lines) expect(await line.next()).toEqual({ type: 'welcome' });
  await tell({ institutionId }, { type: 'notice' });
  for (const line of lines) expect(await line.next()).toEqual({ type: 'notice' });
  const replies = await Promise.all(
    [server.app, second].map((app) => app.inject({ url: '/prod/login/currentUser', headers: agent.headers })),
  );
  expect(replies.map((reply) => (JSON.parse(reply.body) as { code: string }).code)).toEqual(['00', '00']);
  for (const line of lines) line.socket.close();
});

test('SH-04 a published announcement arrives live, with those it is for and nobody else', async () => {
  const other = await signInAs(server.database, await makeUser(server.database, { institutionId }));
  const lines = await Promise.all([openLine(addresses.first, agent), openLine(addresses.second, other)]);
  for (const line of lines) await line.next();
  const publish = (forUserId: number | null) =>
    inTenantTransaction(server.database, { institutionId }, async (tx) => {
      const news: DomainEvent[] = [];
      const published = {
        institutionId,
        forUserId,
        name: 'Ana',
        idNo: '12345678',
        irregularities: 'i',
        processResult: 'p',
        content: 'c',
      };
      await publishAnnouncement(
        { tx, now: new Date(), publish: (address, event) => void news.push({ address, event }) },
        published,
      );
      await publishEvents(tx, news);
    });
  await publish(agent.userId);
  await tell({ institutionId, userIds: [other.userId] }, { type: 'notice' });
  expect([await lines[0].next(), await lines[1].next()]).toEqual([{ type: 'announcement' }, { type: 'notice' }]);
  await publish(null);
  expect([await lines[0].next(), await lines[1].next()]).toEqual([{ type: 'announcement' }, { type: 'announcement' }]);
  for (const line of lines) line.socket.close();
});

test('AP-08 nothing is published when the transaction is rolled back', async () => {
  const line = await openLine(addresses.first, agent);
  await line.next();
  const undone = inTenantTransaction(server.database, 'open', async (tx) => {
    await publishEvents(tx, [{ address: { institutionId }, event: { type: 'announcement' } }]);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await tell({ institutionId }, { type: 'notice' });
  expect(await line.next()).toEqual({ type: 'notice' });
  line.socket.close();
});

test('RO-01 another institution hears nothing', async () => {
  const line = await openLine(addresses.first, agent);
  await line.next();
  await tell({ institutionId: institutionId + 1 }, { type: 'announcement' });
  await tell({ institutionId }, { type: 'notice' });
  expect(await line.next()).toEqual({ type: 'notice' });
  line.socket.close();
});

test('AP-08 SE-06 a forced logout arrives and closes the line of that session only', async () => {
  const user = await makeUser(server.database, { institutionId });
  const [kept, ended] = [await signInAs(server.database, user), await signInAs(server.database, user)];
  const lines = { kept: await openLine(addresses.first, kept), ended: await openLine(addresses.second, ended) };
  await lines.kept.next();
  await lines.ended.next();
  const event = { type: 'forcedLogout', code: '-1', message: 'You have been signed out' } as const;
  await tell({ institutionId, userIds: [user], sessionId: ended.sessionId }, event);
  expect(await lines.ended.next()).toEqual(event);
  expect(await lines.ended.closed()).toBe(4001);
  await tell({ institutionId, userIds: [user] }, { type: 'notice' });
  expect(await lines.kept.next()).toEqual({ type: 'notice' });
  lines.kept.socket.close();
});

test.each([
  ['another origin', { origin: 'https://elsewhere.example' }],
  ['no origin', { origin: undefined }],
])('AP-08 %s opens no line', async (_, manner) => {
  await expect(openLine(addresses.first, agent, manner)).rejects.toThrow('403');
});

test('AP-08 a live connection without a valid token learns that there is no session', async () => {
  for (const manner of [{ hello: { type: 'hello', token: 'wrong' } }, { cookie: 'saldo_sid=wrong' }]) {
    const line = await openLine(addresses.first, agent, manner);
    expect(await line.next()).toMatchObject({ type: 'forcedLogout', code: '02' });
    expect(await line.closed()).toBe(4001);
  }
});

test('LV-09 a session whose face check is open gets no line', async () => {
  const half = await signInAs(server.database, await makeUser(server.database, { institutionId }), { half: true });
  const line = await openLine(addresses.first, half);
  expect(await line.next()).toMatchObject({ type: 'forcedLogout' });
  expect(await line.closed()).toBe(4001);
});

test('AP-08 a line that says anything but hello is closed', async () => {
  for (const hello of [{ type: 'subscribe' }, { type: 'hello', token: 'x', topic: 'all' }, 'hello', 'x'.repeat(5000)]) {
    const line = await openLine(addresses.first, agent, { hello });
    expect([1008, 1009]).toContain(await line.closed());
  }
  const line = await openLine(addresses.first, agent);
  await line.next();
  line.socket.send('{}');
  expect(await line.closed()).toBe(1008);
});

test('SE-06 the line of a session that ran out of time is ended', async () => {
  const idle = await signInAs(server.database, await makeUser(server.database, { institutionId }));
  const hub = new LiveHub();
  const heard: unknown[] = [];
  const line = (sessionId: number): LiveConnection => ({
    institutionId,
    userId: 1,
    sessionId,
    send: (event) => heard.push([sessionId, event.type]),
    close: (code) => heard.push([sessionId, code]),
  });
  hub.add(line(idle.sessionId));
  const appContext = { settings: readSettings({ PORT: '0' }), database: server.database };
  await closeDeadConnections({ ...appContext, now: () => new Date() }, hub);
  expect(heard).toEqual([]);
  await closeDeadConnections({ ...appContext, now: () => new Date(Date.now() + SESSION_IDLE_MS + 1000) }, hub);
  expect(heard).toEqual([
    [idle.sessionId, 'forcedLogout'],
    [idle.sessionId, 4001],
  ]);
});

test('AP-08 many addressees go in several notes, and a foreign note is not ours', () => {
  expect(parseEvent('{"hello":1}')).toBeUndefined();
  expect(parseEvent('no json')).toBeUndefined();
  expect(parseEvent(JSON.stringify({ address: { institutionId: 1 }, event: { type: 'notice' } }))).toEqual({
    address: { institutionId: 1 },
    event: { type: 'notice' },
  });
});

test('GE-06 an event for 2,000 agents reaches the last of them', async () => {
  const line = await openLine(addresses.second, agent);
  await line.next();
  await tell(
    { institutionId, userIds: [...Array.from({ length: 2000 }, (_, index) => 1_000_000_000 + index), agent.userId] },
    { type: 'notice' },
  );
  expect(await line.next()).toEqual({ type: 'notice' });
  line.socket.close();
});
