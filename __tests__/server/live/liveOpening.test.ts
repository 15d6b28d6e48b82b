import { inTenantTransaction } from '../../../server/database/callTransaction';
import type { LiveAddress } from '../../../server/kernel/caller';
import { FORCED } from '../../../server/live/endEverySession';
import { CONNECTIONS_PER_SESSION_MAX, LiveHub, type LiveConnection } from '../../../server/live/liveHub';
import { type DomainEvent, publishEvents } from '../../../server/live/domainEvents';
import { openLine } from '../../support/server/liveLine';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let address: string;
let institutionId: number;

beforeAll(async () => {
  server = await startApp();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  institutionId = await makeInstitution(server.database);
});
afterAll(() => server.close());

const tell = (to: LiveAddress, event: DomainEvent['event']) =>
  inTenantTransaction(server.database, 'open', (tx) => publishEvents(tx, [{ address: to, event }]));

test('AP-08 a user with an event during the opening of a connection learns that it was missed, and nobody else', async () => {
  const people = Array.from({ length: 2 }, async () =>
    signInAs(server.database, await makeUser(server.database, { institutionId })),
  );
  const [told, untold] = (await Promise.all(people)) as [SignedIn, SignedIn];
  const witness = await openLine(address, told);
  await witness.next();
  await tell({ institutionId, userIds: [told.userId] }, { type: 'caseChanged', taskId: '7' });
  await witness.next();
  const late = await openLine(address, told, { hearsMissed: true });
  expect([await late.next(), await late.next()]).toEqual([{ type: 'welcome' }, { type: 'missed' }]);
  const other = await openLine(address, untold, { hearsMissed: true });
  await other.next();
  await tell({ institutionId, userIds: [untold.userId] }, { type: 'announcement' });
  expect(await other.next()).toEqual({ type: 'announcement' });
  for (const line of [witness, late, other]) line.socket.close();
});

test('AP-08 SE-06 the end of a session is not missed by the next one; events for all are', () => {
  const hub = new LiveHub();
  const heard: string[] = [];
  const line: LiveConnection = {
    institutionId,
    userId: 1,
    sessionId: 1,
    send: (event) => heard.push(event.type),
    close: () => undefined,
  };
  hub.pass({ address: { institutionId, userIds: [1] }, event: FORCED });
  hub.pass({ address: { institutionId, userIds: [1] }, event: { type: 'signedOut' } });
  hub.pass({ address: { institutionId: institutionId + 1 }, event: { type: 'notice' } });
  hub.welcome(line);
  hub.pass({ address: { institutionId }, event: { type: 'notice' } });
  hub.welcome(line);
  expect(heard).toEqual(['welcome', 'beat', 'welcome', 'beat', 'missed']);
  hub.add(line);
  hub.beat();
  expect(heard.at(-1)).toBe('beat');
});

test('AP-08 a session has a limited number of lines, and those of others do not count', () => {
  const hub = new LiveHub();
  const closed: number[] = [];
  const line = (sessionId: number): LiveConnection => ({
    institutionId,
    userId: 1,
    sessionId,
    send: () => undefined,
    close: (code) => closed.push(code),
  });
  const lines = Array.from({ length: CONNECTIONS_PER_SESSION_MAX }, () => line(7));
  expect(lines.every((each) => hub.add(each))).toBe(true);
  expect(hub.add(line(7))).toBe(false);
  expect(closed).toEqual([1013]);
  expect(hub.add(line(8))).toBe(true);
  for (const each of lines.slice(0, 1)) hub.remove(each);
  expect(hub.add(line(7))).toBe(true);
});
