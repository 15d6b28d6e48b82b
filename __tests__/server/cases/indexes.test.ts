import { eq } from 'drizzle-orm';
import { Client } from 'pg';
import { toMinorUnits } from '@/contract/minor';
import { task } from '../../../server/database/tables/caseTables';
import { caseCells, getCsv, get, importText } from '../../support/cases/cases';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { untilNextLook } from '../../support/untilNextLook';
import { startApp, type TestServer } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');
const CASES = 300;

let server: TestServer;
let admin: SignedIn;
let taskId: number;

async function asOwner(url: string, statements: (database: string) => readonly string[]): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select current_database() as name');
  for (const statement of statements(String(rows[0]?.name))) await client.query(statement);
  await client.end();
}

/** On a small table PostgreSQL reads and sorts all of it: here it may not, if any index serves. */
const withoutReadingAll = (url: string) =>
  asOwner(url, (name) => ['seqscan', 'sort'].map((way) => `alter database "${name}" set enable_${way} = off`));

beforeAll(async () => {
  server = await startApp({ now: () => now, prepare: withoutReadingAll });
  const institutionId = await makeInstitution(server.database);
  admin = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }), { now });
  const people = Array.from({ length: CASES }, (_, at) => ({
    borrower_name: `Person N${at}x`,
    mobile_phone: `+52 55 ${20_000_000 + at}`,
  }));
  await importText(server.database, { institutionId, text: getCsv(people.map(caseCells)), now });
  const promise = { promisedAt: now, promiseMadeAt: now, promisedAmount: toMinorUnits(100) };
  const { rows } = await server.database.$client.query<{ id: string }>('select id from task order by id');
  taskId = Number(rows[0]?.id);
  await server.database.update(task).set(promise).where(eq(task.id, taskId));
  await asOwner(server.url, () => ['vacuum analyze task, borrower']);
});
afterAll(() => server.close());

async function untilRead(index: string): Promise<void> {
  const { $client } = server.database;
  const read = 'select 1 from pg_stat_user_indexes where indexrelname = $1 and idx_scan > 0';
  while ((await $client.query(read, [index])).rowCount === 0) {
    // The connection that answered the call tells of it now, not in some seconds.
    await $client.query('select pg_stat_force_next_flush()');
    await untilNextLook();
  }
}

const LISTING = 'task/listing';

test.each([
  [LISTING, { promiseState: 'broken' }, 'task_promise_next'],
  [LISTING, { promiseDue: 'past' }, 'task_promise_due'],
  [LISTING, { replies: 'unread' }, 'task_unread_reply'],
  [LISTING, { willingness: 'high' }, 'task_institution_next'],
  [LISTING, { borrowerName: 'n25x' }, 'borrower_name_pieces'],
  [LISTING, { borrowerPhone: '0000025' }, 'borrower_number_pieces'],
  [LISTING, { loanId: '1025' }, 'loan_number_core'],
  [LISTING, { borrowerId: 'u1025' }, 'borrower_number_form'],
  [LISTING, { status: 'C10' }, 'task_status_next'],
  [LISTING, { lastCallResult: 'PTP' }, 'task_result_next'],
  [LISTING, { sort: 'amount', order: 'asc' }, 'task_list_amount'],
  ['task/neighbours', { sort: 'penaltyDay', order: 'asc' }, 'task_list_penalty_date'],
  ['task/LongAgingListing', {}, 'task_long_aging'],
  ['manage/user/loginLog/list', {}, 'login_log_institution'],
  ['user/behavior/count/list', {}, 'behaviour_user'],
  ['user/behavior/detail/list', {}, 'behaviour_institution'],
])('SC-02 an administrator’s %s with %j is read by the index %s', async (path, input, index) => {
  const of = path === 'task/neighbours' ? { taskId: String(taskId) } : { size: '10' };
  expect(await get(server, admin, { path: `/prod/${path}`, input: { ...input, ...of } })).toMatchObject({ code: '00' });
  await untilRead(index);
});
