import { toMinorUnits } from '@/contract/minor';
import { eq } from 'drizzle-orm';
import { borrower, contact, loan, task } from '../../../server/database/tables/caseTables';
import { payLog, repayPlan } from '../../../server/database/tables/moneyTables';
import { appUser, caseName, queue } from '../../../server/database/tables/organizationTables';
import { ImportRefused } from '../../../server/values/importRefused';
import type { Cells } from '../../support/cases/cases';
import { caseCells, getCsv, everything, importText, readCase, setCase } from '../../support/cases/cases';
import type { TestDatabase } from '../../support/server/database';
import { freshDatabase } from '../../support/server/database';
import { makeInstitution, makeUser } from '../../support/server/people';

const now = new Date('2026-03-11T00:30:00Z');

let scratch: TestDatabase;
let institutionId: number;
let username: string;

beforeAll(async () => {
  scratch = await freshDatabase();
  const { database } = scratch;
  institutionId = await makeInstitution(database);
  const userId = await makeUser(database, { institutionId });
  const [user] = await database.select().from(appUser).where(eq(appUser.id, userId));
  username = user?.username ?? '';
  await database.insert(queue).values({ institutionId, code: 'S1', name: 'One', type: 'manual' });
});
afterAll(() => scratch.drop());

const bring = (text: string | Buffer): Promise<number> => importText(scratch.database, { institutionId, text, now });
const failure = async (text: string | Buffer): Promise<Error> => {
  const before = await everything(scratch.database);
  const error: unknown = await bring(text).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  // All or nothing.
  expect(await everything(scratch.database)).toEqual(before);
  if (!(error instanceof Error)) throw new Error('nothing was thrown');
  return error;
};
const mistakes = async (rows: Cells[]): Promise<string[]> => {
  const error = await failure(getCsv(rows));
  expect(error).toBeInstanceOf(ImportRefused);
  return error.message.split('\n').slice(1);
};

test('AP-03 a file becomes borrowers, loans, cases, contacts and names, amounts in minor units', async () => {
  const row = caseCells({
    agent_username: username.toUpperCase(),
    queue_code: 'S1',
    due_amount: '1250.5',
    contract_amount: '0.01',
    home_phone: '(55) 8765-4321',
    app_name: 'App, "quoted"',
    merchant: 'Tienda',
    contact1_name: 'María\nLuisa',
    contact1_phone: '5511112222',
    long_aging: 'yes',
  });
  expect(await bring(`\ufeff${getCsv([row])}\r\n`)).toBe(1);
  const made = await readCase(scratch.database, row['loan_no'] ?? '');
  expect(made).toMatchObject({
    status: 'C00',
    amount: 125_050,
    unpaidRepayment: 1,
    agentName: username,
    appName: 'App, "quoted"',
    longAging: true,
    nextActionAt: now,
  });
  expect(made.phoneDigits).toMatch(/^55\d+ 5587654321$/);
  const [lent] = await scratch.database.select().from(loan).where(eq(loan.id, made.loanId));
  expect(lent).toMatchObject({ due: 125_050, dueAtStart: 125_050, contractAmount: 1, status: '40' });
  const contacts = await scratch.database.select().from(contact).where(eq(contact.borrowerId, made.borrowerId));
  expect(contacts.map(({ relation, name }) => [relation, name])).toContainEqual(['R10', 'María Luisa']);
  expect(await scratch.database.select().from(caseName)).toContainEqual({
    institutionId,
    kind: 'merchant',
    name: 'Tienda',
    searchName: 'tienda',
    device: '',
  });
});

test('cells that look like formulas are plain text', async () => {
  const row = caseCells({
    borrower_name: '=HYPERLINK("http://x","y")',
    merchant: '@SUM(A1)',
    home_address: '+1-1',
    company_name: '-2\t\\N',
  });
  await bring(getCsv([row]));
  expect(await readCase(scratch.database, row['loan_no'] ?? '')).toMatchObject({
    borrowerName: '=HYPERLINK("http://x","y")',
    merchant: '@SUM(A1)',
  });
  const [person] = await scratch.database
    .select()
    .from(borrower)
    .where(eq(borrower.borrowerNo, row['borrower_no'] ?? ''));
  expect(person).toMatchObject({ homeAddress: '+1-1', companyName: '-2\t\\N' });
});

test.each<[Cells, string]>([
  [{ due_amount: '' }, 'due_amount: is empty'],
  [{ due_amount: '0' }, 'due_amount: must be an amount above 0'],
  [{ due_amount: '-5' }, 'due_amount: must be an amount'],
  [{ due_amount: '1,250' }, 'due_amount: can be read as two different amounts'],
  [{ due_amount: '1.005' }, 'due_amount: has more decimals than the currency'],
  [{ due_amount: '1e3' }, 'due_amount: must be an amount'],
  [{ due_amount: 'Infinity' }, 'due_amount: must be an amount'],
  [{ contract_amount: '９９' }, 'contract_amount: must be an amount'],
  [{ unpaid_repayment: '1250.51' }, 'unpaid_repayment: is above due_amount'],
  [{ penalty_date: '2026-02-30' }, 'penalty_date: must be a day'],
  [{ penalty_date: '2026-03-11' }, 'penalty_date: must be a day written YYYY-MM-DD, not after today'],
  [{ penalty_date: '01/03/2026' }, 'penalty_date: must be a day'],
  [{ loan_time: '2026-01-05 25:00' }, 'loan_time: must be a time'],
  [{ loan_time: '2026-03-10 18:31' }, 'loan_time: must be a time written YYYY-MM-DD HH:MM, not after now'],
  [{ collection_time: '2026-03-11T00:31Z' }, 'collection_time: must be a time written YYYY-MM-DD HH:MM, not after now'],
  [{ last_opened_time: '2026-03-11' }, 'last_opened_time: must be a time written YYYY-MM-DD HH:MM, not after now'],
  [{ time_zones: 'CST' }, 'time_zones: must be time zones by place such as America/Mexico_City'],
  [{ time_zones: 'America/Mexico_City EST' }, 'time_zones: must be time zones by place'],
  [{ loan_no: '../etc' }, 'loan_no: must be 1 to 64 letters'],
  [{ borrower_name: '' }, 'borrower_name: is empty'],
  [{ borrower_name: 'x'.repeat(501) }, 'borrower_name: must be text of at most 500'],
  [{ mobile_phone: 'call me' }, 'mobile_phone: must be one phone number'],
  [{ working_years: '-1' }, 'working_years: must be a whole number'],
  [{ long_aging: 'maybe' }, 'long_aging: must be true or false'],
  [{ loan_type: '9' }, 'loan_type: must be one of'],
  [{ contact1_relation: 'R99', contact1_name: 'a', contact1_phone: '12345' }, 'contact1_relation: must be one of'],
  [{ contact2_name: 'nobody' }, 'contact2_phone: is empty, though'],
  [{ queue_code: 'S9' }, 'queue_code: is no queue'],
  [{ agent_username: 'nobody' }, 'agent_username: is no enabled agent'],
])('a row with %j is refused with its line and column', async (cells, wrong) => {
  const [line, ...more] = await mistakes([caseCells(), caseCells(cells)]);
  expect(line).toContain(`row 3, ${wrong}`);
  expect(more).toEqual([]);
});

test('a time without an offset is what the institution’s clock shows, up to now', async () => {
  const row = caseCells({ loan_time: '2022-07-01 12:00', collection_time: '2026-03-10 18:30' });
  await bring(getCsv([row]));
  const made = await readCase(scratch.database, row['loan_no'] ?? '');
  const [lent] = await scratch.database.select().from(loan).where(eq(loan.id, made.loanId));
  expect(lent?.loanTime).toEqual(new Date('2022-07-01T17:00:00Z'));
  expect(made.nextActionAt).toEqual(now);
});

test('a loan twice in the file, with an open case, or of another borrower is refused', async () => {
  const known = caseCells();
  await bring(getCsv([known]));
  const twice = caseCells();
  expect(await mistakes([twice, caseCells(), { ...caseCells(), loan_no: twice['loan_no'] ?? '' }])).toEqual([
    expect.stringContaining('row 4, loan_no: is also in row 2'),
  ]);
  expect(await mistakes([known])).toEqual([expect.stringContaining('row 2, loan_no: has an open case already')]);
  const { id } = await readCase(scratch.database, known['loan_no'] ?? '');
  await setCase(scratch.database, id, { status: 'C40' });
  expect(await mistakes([{ ...known, borrower_no: 'SOMEBODY' }])).toEqual([
    expect.stringContaining('belongs to another borrower'),
  ]);
});

test('a loan whose case has ended comes again: due at start less what was paid is what is due', async () => {
  const row = caseCells({ due_amount: '100' });
  await bring(getCsv([row]));
  const first = await readCase(scratch.database, row['loan_no'] ?? '');
  await scratch.database
    .insert(payLog)
    .values({ institutionId, loanId: first.loanId, type: '1', amount: toMinorUnits(4000), status: '2', opAt: now });
  await setCase(scratch.database, first.id, { status: 'C32' });
  await bring(getCsv([{ ...row, due_amount: '75', borrower_name: 'Renamed' }]));
  const [lent] = await scratch.database.select().from(loan).where(eq(loan.id, first.loanId));
  expect(lent).toMatchObject({ due: toMinorUnits(7500), dueAtStart: toMinorUnits(11_500) });
  const plans = await scratch.database.select().from(repayPlan).where(eq(repayPlan.loanId, first.loanId));
  expect(plans).toMatchObject([{ period: 1, total: toMinorUnits(11_500), income: toMinorUnits(4000) }]);
  const cases = await scratch.database.select().from(task).where(eq(task.loanId, first.loanId)).orderBy(task.id);
  expect(cases.map(({ status, borrowerName }) => [status, borrowerName])).toEqual([
    ['C32', 'Renamed'],
    ['C00', 'Renamed'],
  ]);
});

test('the same borrower with two loans in a file is one borrower', async () => {
  const one = caseCells();
  const name = (one['borrower_name'] ?? '').toUpperCase();
  const two = { ...one, loan_no: caseCells()['loan_no'] ?? '', borrower_name: name, occupation: 'Chofer' };
  await bring(getCsv([one, two]));
  const people = await scratch.database
    .select()
    .from(borrower)
    .where(eq(borrower.borrowerNo, one['borrower_no'] ?? ''));
  expect(people).toMatchObject([{ name, occupation: 'Chofer' }]);
  expect(await readCase(scratch.database, one['loan_no'] ?? '')).toMatchObject({ borrowerName: name });
});

test('of many errors the first hundred are listed and all are counted', async () => {
  const error = await failure(
    getCsv(Array.from({ length: 130 }, () => caseCells({ due_amount: 'x', penalty_date: 'y' }))),
  );
  expect(error).toMatchObject({ errorCount: 260 });
  expect(error.message.split('\n')).toHaveLength(102);
  expect(error.message).toContain('… and 160 more');
});
