import { toMinorUnits } from '@/contract/minor';
import { eq, inArray } from 'drizzle-orm';
import { loan } from '../../../server/database/tables/caseTables';
import { lenderEvent } from '../../../server/database/tables/lenderTables';
import { bookAll } from '../../../server/modules/lender/booking/lenderWorker';
import { sendEvent } from '../../../server/modules/lender/simulatedLender';
import { readSettings } from '../../../server/settings/settings';
import { untilBooked, wrongSums } from '../../support/lender/lenderRig';
import { getLoan, makeDeductible, wrongLedgers } from '../../support/money/ledger';
import { makeInstitution, makeUser } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

const now = () => new Date('2026-03-11T00:30:00Z');
const CASES = 4;
const TOLD = 16;

let server: TestServer;
beforeAll(async () => {
  server = await startApp({ now });
});
afterAll(() => server.close());

test('MI-01 GE-05 the payments of the simulated lender arrive through the lender’s API in order, some bounce, and the books agree', async () => {
  const { database } = server;
  expect(await sendEvent({ database, now })).toBe(false);
  const institutionId = await makeInstitution(database);
  const agentId = await makeUser(database, { institutionId });
  const of = { institutionId, agentId, now: now(), cells: { due_amount: '1000' } };
  const cases = [];
  for (let made = 0; made < CASES; made += 1) cases.push(await makeDeductible(database, of));
  const failures: unknown[] = [];
  const log = { error: (line: unknown) => failures.push(line) };
  for (let told = 0; told < TOLD && (await sendEvent({ database, now })); told += 1) {
    // The server's own worker may be at it already.
    await bookAll({ database, now, log }, institutionId);
    await untilBooked(database);
  }
  expect(failures).toEqual([]);
  const events = await database.select().from(lenderEvent).where(eq(lenderEvent.institutionId, institutionId));
  // Nobody pays more than once for all.
  expect(events.length).toBeGreaterThanOrEqual(CASES);
  expect(events.filter(({ state }) => state !== 'booked')).toEqual([]);
  const dues = await Promise.all(cases.map(async (held) => (await getLoan(database, held)).due));
  expect(dues.every((due) => due === 100_000)).toBe(false);
  expect(dues.some((due) => due < 0)).toBe(false);
  expect([await wrongSums(database, institutionId), await wrongLedgers(database)]).toEqual([[], []]);
});

test('MI-01 GE-05 a payment comes in as long as anybody owes, whichever case that is', async () => {
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const agentId = await makeUser(database, { institutionId });
  const cases = [];
  const of = { institutionId, agentId, now: now(), cells: { due_amount: '1000' } };
  for (let made = 0; made < 2 * CASES; made += 1) cases.push(await makeDeductible(database, of));
  const [owing, ...paid] = await Promise.all(cases.map(async (held) => (await getLoan(database, held)).id));
  await database
    .update(loan)
    .set({ due: toMinorUnits(0) })
    .where(inArray(loan.id, paid));
  for (let told = 0; told < TOLD; told += 1) {
    await database
      .update(loan)
      .set({ due: toMinorUnits(100_000) })
      .where(eq(loan.id, Number(owing)));
    expect(await sendEvent({ database, now })).toBe(true);
  }
});

test('MI-01 GE-05 there is none unless the settings want one, and never in production', () => {
  expect(readSettings({}).simulatedLenderEvery).toBe(0);
  expect(readSettings({ SIMULATED_LENDER: '20' }).simulatedLenderEvery).toBe(20);
  expect(() => readSettings({ SIMULATED_LENDER: '-1' })).toThrow('whole number of seconds');
  expect(() => readSettings({ NODE_ENV: 'production', SIMULATED_LENDER: '20' })).toThrow('SIMULATED_LENDER');
});
