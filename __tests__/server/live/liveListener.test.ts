import { inTenantTransaction } from '../../../server/database/callTransaction';
import { publishEvents } from '../../../server/live/domainEvents';
import { openLine } from '../../support/server/liveLine';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;

beforeAll(async () => {
  server = await startApp();
});
afterAll(() => server.close());

test('AP-08 when the database connection of the listener breaks, lines stay, it comes back, and says that something may have been missed', async () => {
  const address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const institutionId = await makeInstitution(server.database);
  const agent = await signInAs(server.database, await makeUser(server.database, { institutionId }));
  const line = await openLine(address, agent, { hearsMissed: true });
  await line.next();
  await server.database.$client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen saldo_live' and datname = current_database()",
  );
  expect(await line.next()).toEqual({ type: 'missed' });
  await inTenantTransaction(server.database, 'open', (tx) =>
    publishEvents(tx, [{ address: { institutionId }, event: { type: 'notice' } }]),
  );
  expect(await line.next()).toEqual({ type: 'notice' });
  line.socket.close();
});
