import { eq } from 'drizzle-orm';
import { caseEvent } from '../../../server/database/tables/callTables';
import { loan } from '../../../server/database/tables/caseTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { startExtensionWorker } from '../../../server/modules/money/extensionWorker';
import { makeCase, readCase, send, type StoredTask } from '../../support/cases/cases';
import { newReference, tell } from '../../support/lender/lenderRig';
import { getLoan } from '../../support/money/ledger';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

// Noon of 10 March in Mexico City; a day there begins at six in the morning by UTC.
const START = new Date('2026-03-10T18:00:00Z');
const LAST_MOMENT = new Date('2026-03-13T05:59:59.999Z');
const DAY_OVER = new Date('2026-03-13T06:00:00Z');
let now = START;

let server: TestServer;
let institutionId: number;
let agentId: number;
let leader: SignedIn;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  institutionId = await makeInstitution(server.database);
});
afterAll(() => server.close());
beforeEach(async () => {
  now = START;
  agentId = await makeUser(server.database, { institutionId });
  const admin = await makeUser(server.database, { institutionId, role: 'admin' });
  leader = await signInAs(server.database, admin, { now });
});

/** A case of the agent, extended by two days. */
async function extended(): Promise<StoredTask> {
  const caseRow = await makeCase(server.database, { institutionId, agentId, now, cells: { due_amount: '100' } });
  const body = { taskId: String(caseRow.id), days: 2, remark: 'asked for two days' };
  const reply = await send(server, leader, { path: '/prod/task/manualDelay', body });
  expect(reply).toMatchObject({ code: '00', data: { status: 'C32', penaltyDate: '2026-03-12' } });
  return caseRow;
}

/** Runs the periodic work of several servers at once. */
async function round(): Promise<void> {
  const failures: unknown[] = [];
  const log = { error: (line: unknown) => void failures.push(line) };
  const workers = [1, 2, 3].map(() => startExtensionWorker({ database: server.database, now: () => now }, log));
  await Promise.all(workers.map((each) => each.run()));
  await Promise.all(workers.map((each) => each.stop()));
  expect(failures).toEqual([]);
}

const again = (caseRow: StoredTask): Promise<StoredTask> => readCase(server.database, caseRow.loanNo);
const pay = (caseRow: StoredTask, amount: string): Promise<void> =>
  tell(server.database, {
    institutionId,
    now,
    rows: [
      { reference: newReference(), kind: 'payment', loan_no: caseRow.loanNo, amount, value_time: now.toISOString() },
    ],
  });

test('MI-07 when the new due day has passed unpaid the case comes back once: with its agent, overdue, in its life, waiting to be worked', async () => {
  const caseRow = await extended();
  now = LAST_MOMENT;
  await round();
  expect((await again(caseRow)).status).toBe('C32');
  now = DAY_OVER;
  await round();
  await round();
  expect(await again(caseRow)).toMatchObject({ status: 'C10', agentId, amount: 10_000, settledAt: null });
  expect((await again(caseRow)).nextActionAt).toEqual(DAY_OVER);
  expect(await getLoan(server.database, caseRow)).toMatchObject({ penaltyDate: '2026-03-12', status: '40' });
  const events = await server.database.select().from(caseEvent).where(eq(caseEvent.taskId, caseRow.id));
  expect(events.map(({ event, actorId }) => [event, actorId === null])).toEqual([
    ['extended', false],
    ['reopened', true],
  ]);
});

test('MI-07 what was paid meanwhile is counted: a part comes back with the rest, all of it does not come back', async () => {
  const [part, whole] = [await extended(), await extended()];
  await pay(part, '30.00');
  await pay(whole, '100.00');
  now = DAY_OVER;
  await round();
  expect(await again(part)).toMatchObject({ status: 'C10', amount: 7000 });
  expect((await again(whole)).status).toBe('C32');
});

test('MI-07 whose agent has left meanwhile waits in its queue for another one', async () => {
  const caseRow = await extended();
  await server.database.update(appUser).set({ enabled: false }).where(eq(appUser.id, agentId));
  now = DAY_OVER;
  await round();
  expect(await again(caseRow)).toMatchObject({
    status: 'C10',
    agentId: null,
    agentName: null,
    queueId: caseRow.queueId,
  });
});

test('MI-07 a due day that the lender put off once more is waited for', async () => {
  const caseRow = await extended();
  await server.database.update(loan).set({ penaltyDate: '2026-03-20' }).where(eq(loan.id, caseRow.loanId));
  now = DAY_OVER;
  await round();
  expect((await again(caseRow)).status).toBe('C32');
});

test('MI-07 where the lender has sent the loan again the newer case has the debt', async () => {
  const caseRow = await extended();
  await makeCase(server.database, {
    institutionId,
    agentId,
    now,
    cells: { loan_no: caseRow.loanNo, borrower_no: caseRow.borrowerNo, due_amount: '100' },
  });
  now = DAY_OVER;
  await round();
  const { rows } = await server.database.$client.query('select status from task where loan_id = $1 order by id', [
    caseRow.loanId,
  ]);
  expect(rows).toEqual([{ status: 'C32' }, { status: 'C00' }]);
});
