import { toMinorUnits } from '@/contract/minor';
import { sql } from 'drizzle-orm';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { borrower, loan, task } from '../../../server/database/tables/caseTables';
import { appUser, institution, systemSetting } from '../../../server/database/tables/organizationTables';
import { behavior, scrollingNotice } from '../../../server/database/tables/workTables';
import { makeInstitution, makeUser } from '../../support/server/people';
import { asOwner, freshDatabase, type TestDatabase } from '../../support/server/database';

let test1: TestDatabase;
let mine: number;
let theirs: number;

beforeAll(async () => {
  test1 = await freshDatabase();
  mine = await makeInstitution(test1.database);
  theirs = await makeInstitution(test1.database);
  for (const institutionId of [mine, theirs]) await makeUser(test1.database, { institutionId });
});
afterAll(() => test1.drop());

const asMine = <T>(work: Parameters<typeof inTenantTransaction<T>>[2]) =>
  inTenantTransaction(test1.database, { institutionId: mine }, work);
const sqlState = (error: unknown): unknown =>
  (error as { cause?: { code?: unknown } }).cause?.code ?? (error as { code?: unknown }).code;

test('RO-01 every table with an institution is walled, and for its owner too', async () => {
  const { rows } = await test1.database.execute<{
    name: string;
    walled: boolean;
    forced: boolean;
    policies: string;
  }>(sql`
    select c.relname as name, c.relrowsecurity as walled, c.relforcerowsecurity as forced,
      (select count(*) from pg_policy p where p.polrelid = c.oid and 'saldo_caller'::regrole = any(p.polroles)) as policies
    from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and (c.relname = 'institution' or exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'institution_id'))
  `);
  expect(rows.length).toBeGreaterThan(15);
  expect(rows.filter(({ walled, forced, policies }) => !walled || !forced || Number(policies) === 0)).toEqual([]);
});

test('RO-01 a call can not reach tables that belong to no institution', async () => {
  for (const name of ['server_secret', 'password_key', 'captcha', 'passkey_sign_in', 'attempt_count', 'rate_use']) {
    const reading = asMine((tx) => tx.execute(sql`select * from ${sql.identifier(name)}`));
    expect(await reading.catch(sqlState)).toBe('42501');
  }
});

test('RO-01 a call writes nothing about signing in, and sees no session', async () => {
  const rights = await test1.database.execute<{ held: string }>(sql`
    select table_name || ' ' || privilege_type as held from information_schema.role_table_grants
    where grantee = 'saldo_caller'
      and table_name in ('login_log', 'session', 'liveness_attempt', 'provider_check', 'password_key', 'server_secret')
    order by 1
  `);
  expect(rights.rows.map(({ held }) => held)).toEqual([
    'liveness_attempt SELECT',
    'login_log SELECT',
    'provider_check SELECT',
  ]);
  for (const name of ['login_log', 'liveness_attempt', 'provider_check', 'session']) {
    const deleting = asMine((tx) => tx.execute(sql`delete from ${sql.identifier(name)}`));
    expect(await deleting.catch(sqlState)).toBe('42501');
  }
});

test('RO-01 rows of another institution do not exist for a call, whatever its WHERE says', async () => {
  const seen = await asMine((tx) => tx.select({ institutionId: appUser.institutionId }).from(appUser));
  expect(seen).toEqual([{ institutionId: mine }]);
  expect(await asMine((tx) => tx.select({ id: institution.id }).from(institution))).toEqual([{ id: mine }]);
  const changed = await asMine((tx) =>
    tx
      .update(appUser)
      .set({ role: 'admin' })
      .where(sql`institution_id = ${theirs}`)
      .returning({ id: appUser.id }),
  );
  expect(changed).toEqual([]);
});

test('RO-01 nothing can be written for another institution', async () => {
  const row = { institutionId: theirs, borrowerNo: 'B1', name: 'Ana' };
  expect(await asMine((tx) => tx.insert(borrower).values(row)).catch(sqlState)).toBe('42501');
  const moving = asMine((tx) => tx.update(appUser).set({ institutionId: theirs }));
  expect(await moving.catch(sqlState)).toBe('42501');
});

test("RO-01 11.4.2 a call neither reads nor writes a password's hash", async () => {
  const reading = asMine((tx) => tx.select({ hash: appUser.passwordHash }).from(appUser));
  expect(await reading.catch(sqlState)).toBe('42501');
  const writing = asMine((tx) => tx.update(appUser).set({ passwordHash: 'mine' }));
  expect(await writing.catch(sqlState)).toBe('42501');
});

test('RO-01 without an institution a call sees nothing at all', async () => {
  const reading = test1.database.transaction(async (tx) => {
    await tx.execute(sql`set local role saldo_caller`);
    return tx.select({ id: appUser.id }).from(appUser);
  });
  // Never set, or set to nothing by the end of an earlier transaction.
  expect(['42704', '22P02']).toContain(await reading.catch(sqlState));
});

test('RO-01 the setting ends with the transaction: the next call on the connection starts without it', async () => {
  await asMine((tx) => tx.select({ id: appUser.id }).from(appUser));
  const all = await inTenantTransaction(test1.database, 'open', (tx) => tx.select().from(appUser));
  expect(all.length).toBe(2);
});

test('SH-03 notices and settings of all institutions can be read and not written', async () => {
  await test1.database.insert(scrollingNotice).values({ language: 'en', content: 'for all' });
  await test1.database.insert(systemSetting).values({ key: 'k', value: 'v' });
  expect(await asMine((tx) => tx.select({ content: scrollingNotice.content }).from(scrollingNotice))).toEqual([
    { content: 'for all' },
  ]);
  expect(await asMine((tx) => tx.select({ value: systemSetting.value }).from(systemSetting))).toEqual([{ value: 'v' }]);
  expect(await asMine((tx) => tx.update(systemSetting).set({ value: 'w' }).returning())).toEqual([]);
  expect(
    await asMine((tx) => tx.insert(scrollingNotice).values({ language: 'en', content: 'x' })).catch(sqlState),
  ).toBe('42501');
});

test('CD-12 what was recorded can be neither changed nor deleted, by nobody', async () => {
  const [user] = await test1.database.select().from(appUser);
  await test1.database.insert(behavior).values({
    institutionId: user?.institutionId ?? 0,
    userId: user?.id ?? 0,
    type: 'openCase',
    socketIp: '::1',
    createdAt: new Date(),
  });
  const attempts = [
    () => test1.database.update(behavior).set({ type: 'copyLoanId' }),
    () => test1.database.delete(behavior),
    () => test1.database.execute(sql`truncate behaviour`),
    () => asOwner(test1, `update behaviour set type = 'copyLoanId'`),
    () => asOwner(test1, 'delete from behaviour'),
    () => asOwner(test1, 'truncate behaviour'),
    () => asMine((tx) => tx.delete(behavior)),
  ];
  for (const attempt of attempts) expect(await Promise.resolve(attempt()).catch(sqlState)).toBe('42501');
  expect(await test1.database.$count(behavior)).toBe(1);
});

test('CL-01 row-level security retains the use of the list indexes', async () => {
  const [holder] = await test1.database
    .select()
    .from(appUser)
    .where(sql`institution_id = ${mine}`);
  const [person] = await test1.database
    .insert(borrower)
    .values({ institutionId: mine, borrowerNo: 'B9', name: 'Ana' })
    .returning();
  const [lent] = await test1.database
    .insert(loan)
    .values({
      institutionId: mine,
      borrowerId: person?.id ?? 0,
      loanNo: 'L9',
      status: '40',
      penaltyDate: '2026-01-01',
      contractAmount: toMinorUnits(1),
      dueAtStart: toMinorUnits(1),
      due: toMinorUnits(1),
      unpaidRepayment: toMinorUnits(1),
    })
    .returning();
  await test1.database.execute(sql`
    insert into ${task} (institution_id, loan_id, borrower_id, agent_id, status, loan_no, borrower_no, borrower_name, penalty_date, amount, unpaid_repayment, collection_at)
    select ${mine}, ${lent?.id}, ${person?.id}, case when n % 500 = 0 then ${holder?.id}::bigint end, 'C31', 'L9', 'B9', 'Ana', '2026-01-01', 1, 1, now() from generate_series(1, 20000) n
  `);
  await test1.database.execute(sql`analyze task`);
  const plan = await asMine((tx) =>
    tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select * from ${task} where ${task.agentId} = ${holder?.id} order by next_action_at nulls last, id limit 15`,
    ),
  );
  expect(plan.rows.map((line) => line['QUERY PLAN']).join('\n')).toContain('task_agent_next');
});
