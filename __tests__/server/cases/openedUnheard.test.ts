import { inTenantTransaction } from '../../../server/database/callTransaction';
import { publishEvents } from '../../../server/live/domainEvents';
import { get, makeCase } from '../../support/cases/cases';
import { openLine } from '../../support/server/liveLine';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let address: string;

beforeAll(async () => {
  server = await startApp();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

test('CD-11 AP-08 the first look at a case changes nothing visible: no event is published, and no screen refetches', async () => {
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  const agent = await signInAs(database, await makeUser(database, { institutionId, groupId }));
  const others = [
    await signInAs(database, await makeUser(database, { institutionId, groupId, role: 'leader' })),
    await signInAs(database, await makeUser(database, { institutionId, role: 'admin' })),
  ];
  const caseRow = await makeCase(database, { institutionId, agentId: agent.userId, now: new Date() });
  const lines = await Promise.all([agent, ...others].map((who) => openLine(address, who)));
  for (const line of lines) expect(await line.next()).toEqual({ type: 'welcome' });
  const { code } = await get(server, agent, {
    path: `/prod/task/loanItemInfo/${caseRow.loanNo}`,
    input: { taskId: String(caseRow.id) },
  });
  expect(code).toBe('00');
  await inTenantTransaction(database, 'open', (tx) =>
    publishEvents(tx, [{ address: { institutionId }, event: { type: 'notice' } }]),
  );
  for (const line of lines) expect(await line.next()).toEqual({ type: 'notice' });
  for (const { socket } of lines) socket.close();
});
