import { Readable } from 'node:stream';
import { repayPlan } from '../../../server/database/tables/moneyTables';
import { institution } from '../../../server/database/tables/organizationTables';
import { importCasesWith } from '../../../server/modules/import/importFacade';
import { noteStatements } from '../../support/server/statements';
import { getReads, listTenantTables } from '../../support/server/spreadStatements';
import { caseCells, getCsv, importText } from '../../support/cases/cases';
import type { TestDatabase } from '../../support/server/database';
import { freshDatabase } from '../../support/server/database';
import { makeInstitution } from '../../support/server/people';

const now = new Date('2026-03-11T00:30:00Z');

let scratch: TestDatabase;
let institutionId: number;

beforeAll(async () => {
  scratch = await freshDatabase();
  institutionId = await makeInstitution(scratch.database);
});
afterAll(() => scratch.drop());

const goodRows = () => getCsv(Array.from({ length: 200 }, () => caseCells()));

test('SC-02 no plan of repayment is looked for of a loan that is new: a million would read all of them a million times', async () => {
  await importText(scratch.database, { institutionId, text: goodRows(), now });
  const plans = await scratch.database.$count(repayPlan);
  const [{ code } = { code: '' }] = await scratch.database.select().from(institution);
  const client = await scratch.database.$client.connect();
  await client.query('begin');
  await importCasesWith(client, { source: Readable.from([goodRows()]), institution: code, now });
  const { rows: read } = await client.query(
    "select seq_tup_read::int as rows, idx_scan::int as searches from pg_stat_xact_user_tables where relname = 'repay_plan'",
  );
  await client.query('rollback');
  client.release();
  expect(read[0].rows).toBeLessThanOrEqual(2 * plans);
  expect(read[0].searches).toBeLessThan(10);
});

test('CE-01 SC-01 every statement of an import restricts each table to the institution', async () => {
  const [{ code } = { code: '' }] = await scratch.database.select().from(institution);
  const client = await scratch.database.$client.connect();
  await client.query('begin');
  const statements = noteStatements();
  await importCasesWith(client, { source: Readable.from([goodRows()]), institution: code, now });
  statements.stop();
  const tables = await listTenantTables(client);
  const loose = [];
  for (const { text } of statements.noted()) {
    const reads = await getReads(client, text, tables);
    if (reads.loose.length > 0) loose.push({ text, loose: reads.loose });
  }
  await client.query('rollback');
  client.release();
  expect(statements.noted().length).toBeGreaterThan(8);
  expect(loose).toEqual([]);
});
