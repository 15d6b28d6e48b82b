import { sql } from 'drizzle-orm';
import { seedDatabase } from '../../../server/seed/seedDatabase';
import type { MadeUser } from '../../../server/seed/seedOrganization';
import { SEED_PASSWORD } from '../../../server/seed/seedUsers';
import { appUser } from '../../../server/database/tables/organizationTables';
import { verifyPassword } from '../../../server/security/passwords';
import { type TestDatabase, freshDatabase } from '../../support/server/database';

const now = new Date('2026-03-10T21:30:00Z');
const CASES = 1500;

let seeded: TestDatabase;

beforeAll(async () => {
  seeded = await freshDatabase();
  await seedDatabase(seeded.database, { cases: CASES, now, production: false });
}, 120_000);
afterAll(() => seeded.drop());

const rows = async <Row>(statement: string, { database } = seeded): Promise<Row[]> =>
  (await database.execute(sql.raw(statement))).rows as Row[];
const one = async (statement: string, from = seeded): Promise<number> =>
  Number(Object.values((await rows<Record<string, unknown>>(statement, from))[0] ?? {})[0]);

const fail = (username: string): never => {
  throw new Error(`there is no ${username}`);
};

const OPEN = "status in ('C00','C01','C10','C20')";

test('GE-05 the configured number of cases, in three institutions with different currencies', async () => {
  expect(await one('select count(*) from task')).toBe(CASES);
  const currencies = await rows<{ currency: string }>(
    'select currency from institution where id in (select institution_id from task) order by id',
  );
  expect(currencies.map(({ currency }) => currency)).toEqual(['MXN', 'CNY', 'PEN']);
});

test('GE-05 the seeded logins are there with the password of the README', async () => {
  const users = await seeded.database.select().from(appUser);
  const named = new Map(users.map((user) => [user.username, user]));
  const user = (username: string): MadeUser => named.get(username) ?? fail(username);
  expect(user('agent')).toMatchObject({ role: 'member', faceCheck: 'none' });
  expect(user('agent2').queueId).toBe(user('agent').queueId);
  expect(user('leader')).toMatchObject({ role: 'leader', groupId: user('agent').groupId });
  const roles = ['admin', 'auditor', 'other.admin', 'other.agent'].map((username) => user(username).role);
  expect(roles).toEqual(['admin', 'auditor', 'admin', 'member']);
  expect([user('face').faceCheck, user('frame').faceCheck, user('aging').longAging]).toEqual([
    'camera',
    'provider',
    true,
  ]);
  expect(user('other.agent').institutionId).not.toBe(user('agent').institutionId);
  expect(await verifyPassword(user('agent').passwordHash, SEED_PASSWORD)).toBe(true);
});

test('GE-05 due is due at start less the successful pay logs, on every loan and its case', async () => {
  expect(await one("select count(*) from pay_log where status = '2'")).toBeGreaterThan(20);
  const paid = "coalesce((select sum(amount) from pay_log p where p.loan_id = l.id and p.status = '2'), 0)";
  expect(await one(`select count(*) from loan l where due <> due_at_start - ${paid} or due < 0`)).toBe(0);
  expect(
    await one(
      'select count(*) from task t join loan l on l.id = t.loan_id where t.amount <> l.due or t.unpaid_repayment <> l.unpaid_repayment',
    ),
  ).toBe(0);
  expect(
    await one(`select count(*) from task t join loan l on l.id = t.loan_id where t.status = 'C31' and l.due <> 0`),
  ).toBe(0);
  expect(await one(`select count(*) from task where ${OPEN} and amount = 0`)).toBe(0);
});

test('GE-05 nothing lies in the future, and every case says what its log says', async () => {
  const time = now.toISOString();
  expect(await one(`select count(*) from collection_log where created_at > '${time}'`)).toBe(0);
  expect(await one(`select count(*) from pay_log where op_at > '${time}'`)).toBe(0);
  expect(
    await one(
      `select count(*) from task where collection_at > '${time}' or opened_at > '${time}' or settled_at > '${time}'`,
    ),
  ).toBe(0);
  expect(await one(`select count(*) from task where ${OPEN} <> (next_action_at is not null)`)).toBe(0);
  expect(
    await one(
      "select count(*) from task t where last_call_at is distinct from (select max(created_at) from collection_log c where c.task_id = t.id and c.call_status is not null and c.call_result <> 'MEMO')",
    ),
  ).toBe(0);
});

test('GE-05 ages, calls and promises are spread as the design says', async () => {
  const share = async (condition: string): Promise<number> =>
    (100 * (await one(`select count(*) from task where ${condition}`))) / CASES;
  const age = "(date '2026-03-10' - penalty_date)";
  for (const [condition, expected] of [
    [`${age} between 0 and 5`, 35],
    [`${age} between 6 and 30`, 25],
    [`${age} between 31 and 60`, 16],
    [`${age} between 61 and 90`, 13],
    [`${age} > 90`, 11],
  ] as const) {
    expect(Math.abs((await share(condition)) - expected)).toBeLessThan(5);
  }
  const calls = await one("select count(*) from collection_log where call_status not in ('VERIFY', 'OTHER')");
  for (const [status, expected] of Object.entries({ NOA: 48, NULL: 14, DA: 10, BLK: 3, CNCT: 25 })) {
    const found = await one(`select count(*) from collection_log where call_status = '${status}'`);
    expect(Math.abs((100 * found) / calls - expected)).toBeLessThan(4);
  }
});

test('GE-05 the day is lively: cases are settled today, a target is set, and every agent of the list has cases to work', async () => {
  const since = "'2026-03-10T06:00:00Z'";
  expect(await one(`select count(*) from task where status = 'C31' and settled_at >= ${since}`)).toBeGreaterThan(3);
  for (const username of ['agent', 'agent2', 'face', 'frame', 'aging', 'other.agent']) {
    const held = `select count(*) from task t join app_user u on u.id = t.agent_id where u.username = '${username}' and t.${OPEN} and u.daily_target > 0`;
    expect(await one(held)).toBeGreaterThan(15);
  }
});

test('GE-05 announcements: some for agent, more than 99 for agent2, a long one; notices in three languages', async () => {
  const own = (username: string): Promise<number> =>
    one(
      `select count(*) from announcement a join app_user u on u.institution_id = a.institution_id and (a.for_user_id = u.id or a.for_user_id is null) where u.username = '${username}'`,
    );
  expect(await own('agent')).toBeGreaterThan(3);
  expect(await own('agent2')).toBeGreaterThan(99);
  expect(await one('select max(char_length(content)) from announcement')).toBeGreaterThan(50);
  expect(await rows('select distinct language from scrolling_notice order by 1')).toEqual([
    { language: 'cn' },
    { language: 'en' },
    { language: 'es' },
  ]);
});

test('GE-05 the same again for the same day, and an empty database only', async () => {
  const other = await freshDatabase();
  try {
    await seedDatabase(other.database, { cases: CASES, now, production: false });
    for (const table of [
      'task',
      'borrower',
      'loan',
      'contact',
      'collection_log',
      'pay_log',
      'announcement',
      'case_name',
      'repay_plan',
      'case_event',
      'phone_call',
      'sms',
      'repayment_code',
      'address_book_entry',
      'user_call',
      'shopping_order',
      'picture',
      'picture_comment',
    ]) {
      const print = `select md5(string_agg(r::text, ',' order by r::text)) as print from ${table} r`;
      expect([table, await rows(print, other)]).toEqual([table, await rows(print)]);
    }
    expect(await seedDatabase(other.database, { cases: CASES, now, production: false })).toBe(false);
    expect(await one('select count(*) from task', other)).toBe(CASES);
  } finally {
    await other.drop();
  }
}, 120_000);

test('GE-05 no synthetic data in production; with no cases the logins still exist', async () => {
  const other = await freshDatabase();
  try {
    await expect(seedDatabase(other.database, { cases: 10, now, production: true })).rejects.toThrow(
      'NODE_ENV=production',
    );
    expect(await one('select count(*) from institution', other)).toBe(0);
    const both = await Promise.all(
      [1, 2].map(() => seedDatabase(other.database, { cases: 0, now, production: false })),
    );
    expect(new Set(both)).toEqual(new Set([true, false]));
    expect(await one("select count(*) from app_user where username = 'agent'", other)).toBe(1);
  } finally {
    await other.drop();
  }
}, 60_000);

test('GE-01 every seeded announcement is there in each language of the screen', async () => {
  expect(await one('select count(*) from announcement')).toBeGreaterThan(2);
  expect(await one("select count(*) from announcement where not texts ?& array['cn', 'en', 'es']")).toBe(0);
});
