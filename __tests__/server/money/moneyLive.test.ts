import { eq } from 'drizzle-orm';
import { caseEvent } from '../../../server/database/tables/callTables';
import { repaymentCode } from '../../../server/database/tables/moneyTables';
import type { StoredTask } from '../../support/cases/cases';
import { send } from '../../support/cases/cases';
import { makeDeductible } from '../../support/money/ledger';
import { openLine } from '../../support/server/liveLine';
import type { SignedIn } from '../../support/server/people';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';

let server: TestServer;
let address: string;
let leader: SignedIn;
let agent: SignedIn;
let caseRow: StoredTask;

beforeAll(async () => {
  server = await startApp();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const groupId = await makeGroup(database, institutionId);
  leader = await signInAs(database, await makeUser(database, { institutionId, groupId, role: 'leader' }));
  agent = await signInAs(database, await makeUser(database, { institutionId, groupId }));
  caseRow = await makeDeductible(database, { institutionId, agentId: agent.userId, now: new Date() });
});
afterAll(() => server.close());

test('AP-08 CD-06 CD-10 deductions, codes and extensions are published at once, refused and empty ones are not', async () => {
  const line = await openLine(address, leader);
  expect(await line.next()).toEqual({ type: 'welcome' });
  const changed = { type: 'caseChanged', taskId: String(caseRow.id) };
  const taskId = String(caseRow.id);
  const code = { taskId, codeType: '1', payChannel: 'BANK', amount: 5 };
  const make = (path: string, body: object, who = agent) => send(server, who, { path: `/prod/${path}`, body });

  expect(await make('task/partDeduce', { taskId, amount: 1 })).toMatchObject({ code: '00' });
  // Requested, and executed.
  expect(await line.next()).toEqual(changed);
  expect(await line.next()).toEqual(changed);
  expect(await make('task/partDeduce', { taskId, amount: 1 })).toMatchObject({ code: '29' });
  expect(await make('repay/repaymentCode/update/new', code)).toMatchObject({ code: '00' });
  expect(await line.next()).toEqual(changed);
  expect(await make('repay/repayment/refreshRepayCode', { taskId })).toMatchObject({
    code: '00',
    data: { code: null },
  });
  await server.database.update(repaymentCode).set({ askedAt: new Date(Date.now() - 600_000) });
  expect(await make('repay/repayment/refreshRepayCode', { taskId })).toMatchObject({ code: '00' });
  expect(await line.next()).toEqual(changed);
  expect(await make('task/manualDelay', { taskId, days: 3, remark: 'paid the fee' }, leader)).toMatchObject({
    code: '00',
  });
  expect(await line.next()).toEqual(changed);
  expect(line.unread()).toEqual([]);
  line.socket.close();
  const steps = await server.database.select().from(caseEvent).where(eq(caseEvent.taskId, caseRow.id));
  expect(steps).toMatchObject([
    { event: 'attempted', fromStatus: 'C00', toStatus: 'C01', actorId: agent.userId },
    { event: 'extended', fromStatus: 'C01', toStatus: 'C32', actorId: leader.userId },
  ]);
});
