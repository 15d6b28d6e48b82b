import { caseCells, getCsv, importText } from '../../support/cases/cases';
import { newReference, takeIn, untilBooked, wrongSums } from '../../support/lender/lenderRig';
import { wrongLedgers } from '../../support/money/ledger';
import { freshDatabase, type TestDatabase } from '../../support/server/database';
import { makeInstitution } from '../../support/server/people';
import { endRunningServers, runServer } from '../../support/server/runningServer';

const now = new Date('2026-03-11T18:00:00Z');
/** So many that several transactions are needed. */
const LOANS = 2500;

let scratch: TestDatabase;
let institutionId: number;
beforeAll(async () => {
  scratch = await freshDatabase();
  institutionId = await makeInstitution(scratch.database);
});
afterAll(async () => {
  endRunningServers();
  await scratch.drop();
});

const booked = async (): Promise<number> => {
  const { rows } = await scratch.database.$client.query<{ count: string }>(
    "select count(*) from lender_event where state = 'booked'",
  );
  return Number(rows[0]?.count);
};
const getSum = async (question: string): Promise<number> => {
  const { rows } = await scratch.database.$client.query<{ sum: string }>(question);
  return Number(rows[0]?.sum);
};
const start = () => runServer({ DATABASE_URL: scratch.url });

test('MI-01 RS-01 a server that is killed while it books a file has booked nothing twice and lost nothing: the next one goes on', async () => {
  const cases = Array.from({ length: LOANS }, () => caseCells({ due_amount: '100', contract_amount: '80' }));
  await importText(scratch.database, { institutionId, text: getCsv(cases), now });
  const rows = cases.map((cells) => ({
    reference: newReference(),
    kind: 'payment',
    loan_no: cells['loan_no'] ?? '',
    amount: '30',
    value_time: '2026-03-10',
  }));
  await takeIn(scratch.database, { institutionId, now, rows });
  expect(await booked()).toBe(0);

  const first = await start();
  while ((await booked()) === 0);
  first.child.kill('SIGKILL');
  await first.ended;
  const before = await booked();
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(LOANS);

  const second = await start();
  await untilBooked(scratch.database);
  second.child.kill('SIGTERM');
  await second.ended;
  expect(await booked()).toBe(LOANS);
  expect(await getSum("select sum(amount) from pay_log where status = '2'")).toBe(LOANS * 3000);
  expect(await getSum('select sum(amount) from allocation')).toBe(LOANS * 3000);
  expect(await getSum('select sum(due) from loan')).toBe(LOANS * 7000);
  expect([...(await wrongSums(scratch.database, institutionId)), ...(await wrongLedgers(scratch.database))]).toEqual(
    [],
  );
}, 120_000);
