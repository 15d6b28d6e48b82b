import type { CaseStatus } from '@/contract/codes/caseCodes';
import { type CaseEvent, getStatusAfter } from '@/machines/caseLifecycle';
import { type Seeded, openSeeded, SEEDED_NOW } from '../../support/server/seeded';

const CASES = 1500;
const time = SEEDED_NOW.toISOString();

let seeded: Seeded;

beforeAll(async () => {
  seeded = await openSeeded(CASES);
}, 120_000);
afterAll(() => seeded.test.drop());

const rows = <Row>(statement: string): Promise<Row[]> => seeded.rows<Row>(statement);
const one = (statement: string): Promise<number> => seeded.one(statement);

const OPEN = "status in ('C00','C01','C10','C20')";

test('GE-05 CO-01 every loan has a plan of one to six periods, and what is open of it is what is due', async () => {
  const sums =
    'select l.id from loan l left join repay_plan p on p.loan_id = l.id group by l.institution_id, l.id having coalesce(sum(p.total - p.income), -1) <> l.due or count(p.id) not between 1 and 6';
  expect(await one(`select count(*) from (${sums}) as wrong`)).toBe(0);
  const parts = 'principal + interest + overdue_fee <> total or (income = 0) <> (paid_at is null) or total <= 0';
  expect(await one(`select count(*) from repay_plan where ${parts} or paid_at > '${time}'`)).toBe(0);
  // The oldest period is filled first.
  const holes =
    'select 1 from repay_plan p join repay_plan q on q.loan_id = p.loan_id and q.period = p.period + 1 where p.income < p.total and q.income > 0';
  expect(await one(`select count(*) from (${holes}) as wrong`)).toBe(0);
  const lengths = await rows<{ n: string }>(
    'select distinct count(*) as n from repay_plan group by loan_id order by 1',
  );
  expect(lengths.map(({ n }) => Number(n))).toEqual([1, 2, 3, 4, 6]);
  expect(
    await one(
      'select count(*) from repay_plan p join task t on t.loan_id = p.loan_id where p.planned_date < t.penalty_date and p.income = p.total',
    ),
  ).toBeGreaterThan(50);
});

test('GE-05 CD-11 a case’s steps lead from new to where it is, by the one table of transitions', async () => {
  const steps = await rows<{ task_id: string; event: CaseEvent; from_status: CaseStatus; to_status: CaseStatus }>(
    'select task_id, event, from_status, to_status from case_event order by task_id, created_at, id',
  );
  const reached = new Map<string, CaseStatus>();
  for (const { task_id: id, event, from_status: from, to_status: to } of steps) {
    expect([id, from, to]).toEqual([id, reached.get(id) ?? 'C00', getStatusAfter(from, event)]);
    reached.set(id, to);
  }
  const held = await rows<{ id: string; status: CaseStatus }>('select id, status from task where agent_id is not null');
  expect(held.filter(({ id, status }) => reached.get(id) !== status)).toEqual([]);
  expect(reached.size).toBe(held.length);
});

test('GE-05 CD-09 calls have a telephone call of their length, messages their line', async () => {
  const differ =
    "select 1 from collection_log g left join phone_call p on p.id = g.phone_call_id where (g.phone_call_id is not null) <> (g.channel = '01' and g.call_status in ('NULL','DA','NOA','BLK','CNCT')) or (g.phone_call_id is not null and (p.call_status <> g.call_status or p.task_id <> g.task_id or p.ended_at > g.created_at or (p.connected_at is not null) <> (p.call_status = 'CNCT')))";
  expect(await one(`select count(*) from (${differ}) as wrong`)).toBe(0);
  expect(await one("select count(*) from phone_call where state <> 'ended' or started_at >= ended_at")).toBe(0);
  for (const [state, result] of [
    ['sent', 'MSS'],
    ['failed', 'MSF'],
  ]) {
    const messages = await one(`select count(*) from sms where state = '${state}'`);
    expect(messages).toBeGreaterThan(1);
    expect(await one(`select count(*) from collection_log where call_result = '${result}'`)).toBe(messages);
  }
  expect(await one("select count(*) from sms where content like '%{%' or finished_at is null")).toBe(0);
  // SY-01 each template is in use, and only the borrower receives details of a loan.
  expect(await one('select count(distinct template_name) from sms')).toBe(
    await one('select count(distinct name) from sms_template where institution_id in (select institution_id from sms)'),
  );
  expect(
    await one(
      "select count(*) from sms s join task t on t.id = s.task_id where contact_relation <> 'R01' and position(t.loan_no in content) > 0",
    ),
  ).toBe(0);
  expect(await one('select count(*) from repayment_code where amount >= maximum or code is null')).toBe(0);
  expect(await one('select count(*) from repayment_code')).toBeGreaterThan(10);
});

test('GE-05 promises: made before they fall due; agent has them for today and tomorrow, and money of today and yesterday', async () => {
  expect(await one('select count(*) from task where (promised_at is null) <> (promise_made_at is null)')).toBe(0);
  expect(await one('select count(*) from task where promise_made_at >= promised_at or promised_amount <= 0')).toBe(0);
  const of = "from task t join app_user u on u.id = t.agent_id where u.username = 'agent'";
  const local = "(t.promised_at at time zone 'America/Mexico_City')::date";
  const paid =
    "(select coalesce(sum(amount), 0) from pay_log p where p.loan_id = t.loan_id and p.status = '2' and p.op_at between t.promise_made_at and t.promised_at)";
  const due = (condition: string): Promise<number> => one(`select count(*) ${of} and ${condition}`);
  expect(await due(`${local} = '2026-03-11' and t.status = 'C20'`)).toBeGreaterThan(2);
  expect(await due(`${local} = '2026-03-10' and ${paid} >= t.promised_amount`)).toBeGreaterThan(2);
  expect(
    await due(`${local} = '2026-03-10' and t.status = 'C20' and ${paid} between 1 and t.promised_amount - 1`),
  ).toBeGreaterThan(1);
  expect(await due(`${local} = '2026-03-10' and t.status = 'C20' and ${paid} = 0`)).toBeGreaterThan(1);
  expect(await due(`${local} < '2026-03-10' and t.status = 'C20' and ${paid} < t.promised_amount`)).toBeGreaterThan(2);
  const paidOn = (day: string): Promise<number> =>
    one(
      `select count(*) from pay_log p join app_user u on u.id = p.agent_id where u.username = 'agent' and p.status = '2' and (p.op_at at time zone 'America/Mexico_City')::date = '${day}'`,
    );
  expect(await paidOn('2026-03-10')).toBeGreaterThan(5);
  expect(await paidOn('2026-03-09')).toBeGreaterThan(2);
});

test('GE-05 CL-03 aging holds borrowers with two to four long-aging loans, and sees their plans at once', async () => {
  const loans = await rows<{ n: string }>(
    `select count(*) as n from task t join app_user u on u.id = t.agent_id where u.username = 'aging' and t.long_aging and t.${OPEN} group by borrower_id`,
  );
  const several = loans.filter(({ n }) => Number(n) > 1);
  expect(several.length).toBeGreaterThan(8);
  expect(Math.max(...several.map(({ n }) => Number(n)))).toBe(4);
  const [aging] = await rows<{ res: boolean; send_sms: boolean }>(
    "select res, send_sms from app_user where username = 'aging'",
  );
  expect(aging).toEqual({ res: true, send_sms: false });
  expect(await one("select count(*) from app_user where not send_sms and role = 'member'")).toBe(1);
});

test('GE-05 CD-04 CD-09 borrowers have address books, call lists, a third of them pictures and a shopping account; one has ten thousand rows', async () => {
  const borrowers = await one('select count(*) from borrower');
  const share = async (table: string): Promise<number> =>
    (await one(`select count(distinct borrower_id) from ${table}`)) / borrowers;
  expect(await share('address_book_entry')).toBe(1);
  expect(await share('user_call')).toBeGreaterThan(0.95);
  for (const table of ['picture', 'shopping_account']) {
    expect(Math.abs((await share(table)) - 1 / 3)).toBeLessThan(0.05);
  }
  const [first] = await rows<{ borrower_id: string }>(
    `select t.borrower_id from task t join app_user u on u.id = t.agent_id where u.username = 'agent' and t.${OPEN} order by t.next_action_at, t.id limit 1`,
  );
  for (const table of ['address_book_entry', 'user_call']) {
    expect(await one(`select count(*) from ${table} where borrower_id = ${first?.borrower_id}`)).toBe(10_000);
  }
  const everything = `select count(distinct kind) from picture p join shopping_account a on a.borrower_id = p.borrower_id where p.borrower_id = ${first?.borrower_id}`;
  expect(await one(everything)).toBe(4);
  const types = await rows<{ type: string }>('select distinct type from user_call order by 1');
  expect(types.map(({ type }) => type)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  expect(await one(`select count(*) from user_call where at > '${time}'`)).toBe(0);
  expect(await one(`select count(*) from shopping_order where at > '${time}' or amount <= 0 or address is null`)).toBe(
    0,
  );
  const kinds = await rows<{ kind: string; content_type: string }>(
    'select distinct kind, content_type from picture order by 1, 2',
  );
  expect(kinds.map(({ kind, content_type: type }) => `${kind} ${type}`)).toEqual([
    'document image/png',
    'document image/svg+xml',
    'face image/svg+xml',
    'idBack image/svg+xml',
    'idFront image/svg+xml',
  ]);
  const blank = `select count(*) from picture where octet_length(content) < 200 or (kind = 'idFront' and convert_from(content, 'UTF8') like '%{%')`;
  expect(await one(blank)).toBe(0);
});

test('GE-05 CD-09 some borrowers of one agent know the same person', async () => {
  const shared =
    "select u.username from contact c join task t on t.borrower_id = c.borrower_id join app_user u on u.id = t.agent_id where c.relation <> 'R01' group by u.username, c.phone having count(distinct c.borrower_id) > 1";
  expect(await one(`select count(*) from (${shared}) as x where username = 'agent'`)).toBeGreaterThan(3);
});

test('GE-05 a third of the borrowers has borrowed before, some have a loan that is not due', async () => {
  const other = 'from loan l where not exists (select 1 from task t where t.loan_id = l.id)';
  expect(await one(`select count(*) ${other} and l.status = '50' and l.due = 0`)).toBeGreaterThan(CASES / 4);
  expect(await one(`select count(*) ${other} and l.status = '21' and l.penalty_date > '2026-03-10'`)).toBeGreaterThan(
    CASES / 20,
  );
  expect(await one(`select count(*) ${other} and l.status not in ('21', '50')`)).toBe(0);
});
