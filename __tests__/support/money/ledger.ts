import { toMinorUnits } from '@/contract/minor';
import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../../server/database/connect';
import { loan } from '../../../server/database/tables/caseTables';
import { repayPlan, payLog } from '../../../server/database/tables/moneyTables';
import { type Cells, type StoredTask, makeCase } from '../cases/cases';
import { untilNextLook } from '../untilNextLook';

/** Cases whose sum of what came in for the newest promise, or how far it keeps that, is another than a recount of the successful payments. */
export const wrongPromises = async ({ $client }: Database): Promise<unknown[]> => {
  const { rows } = await $client.query(`
    select t.loan_no, t.promised_paid, paid.sum, t.promise_standing, wanted.standing
    from task t join institution of on of.id = t.institution_id
    cross join lateral (
      select coalesce(sum(p.amount), 0) as sum from pay_log p
      where p.loan_id = t.loan_id and p.status = '2' and p.op_at > t.promise_made_at
        and (p.op_at at time zone of.time_zone)::date <= (t.promised_at at time zone of.time_zone)::date
    ) as paid
    cross join lateral (
      select case when t.promised_at is null then null when paid.sum >= t.promised_before + t.promised_amount then 'kept'
        when paid.sum > t.promised_before then 'partly' else 'none' end as standing
    ) as wanted
    where (t.promised_paid, t.promise_standing) is distinct from (paid.sum, wanted.standing)`);
  return rows;
};

async function wrongLoans({ $client }: Database): Promise<unknown[]> {
  const { rows } = await $client.query(`
    select l.loan_no, l.due, l.due_at_start - paid.sum as by_pay_logs, plan.sum as by_plan, t.amount as by_case
    from loan l
    cross join lateral (select coalesce(sum(amount), 0) as sum from pay_log p where p.loan_id = l.id and p.status = '2') as paid
    cross join lateral (select sum(total - income) as sum from repay_plan r where r.loan_id = l.id) as plan
    left join task t on t.loan_id = l.id and t.status in ('C00', 'C01', 'C10', 'C20')
    where l.due <> l.due_at_start - paid.sum or l.due is distinct from plan.sum or l.due <> coalesce(t.amount, l.due)
      or l.unpaid_repayment > l.due or (l.due = 0) <> (l.status = '50')`);
  return rows;
}

/**
 * Returns inconsistencies of the books. The due amount of a loan equals the initial one less successful payments, the open parts of its
 * plan, and the open case's amount; a promise counts the payments since it was made.
 */
export const wrongLedgers = async (database: Database): Promise<unknown[]> => [
  ...(await wrongLoans(database)),
  ...(await wrongPromises(database)),
];

/** A case whose borrower has an account to deduct from. */
export const makeDeductible = (
  database: Database,
  { cells, ...of }: { institutionId: number; agentId?: number; now: Date; cells?: Cells },
): Promise<StoredTask> => makeCase(database, { ...of, cells: { deduction_account: '012345678901234567', ...cells } });

/** A case's loan as the database has it. */
export const getLoan = async (database: Database, { loanId }: StoredTask) => {
  const [row] = await database.select().from(loan).where(eq(loan.id, loanId));
  if (!row) throw new Error(`there is no loan ${loanId}`);
  return row;
};

/** The pay logs of a case's loan in the order in which they came. */
export const getPays = (database: Database, { loanId }: StoredTask) =>
  database.select().from(payLog).where(eq(payLog.loanId, loanId)).orderBy(asc(payLog.id));

/** The plan of a case's loan. */
export const getPlan = (database: Database, { loanId }: StoredTask) =>
  database.select().from(repayPlan).where(eq(repayPlan.loanId, loanId)).orderBy(asc(repayPlan.period));

/** Another plan in place of the imported one: what each period asks for, in minor units. */
export const setPlan = async (database: Database, of: StoredTask, totals: readonly number[]): Promise<void> => {
  const { institutionId, loanId } = of;
  await database.delete(repayPlan).where(eq(repayPlan.loanId, loanId));
  const rows = totals.map((total, at) => ({
    institutionId,
    loanId,
    period: at + 1,
    plannedDate: `2026-0${at + 1}-15`,
    total: toMinorUnits(total),
  }));
  await database.insert(repayPlan).values(rows);
};

/** Resolves when a call waits for a lock that somebody else holds. */
export const untilSomebodyWaits = async ({ $client }: Database): Promise<void> => {
  for (;;) {
    const { rowCount } = await $client.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if ((rowCount ?? 0) > 0) return;
    await untilNextLook();
  }
};

/** Resolves when nobody waits for the payment channel's word about a loan any more. */
export const untilChannelSpoke = async (database: Database, { loanId }: Pick<StoredTask, 'loanId'>): Promise<void> => {
  for (;;) {
    const { rowCount } = await database.$client.query(
      "select 1 from pay_log where loan_id = $1 and status = '0' and ask_at is not null",
      [loanId],
    );
    if (rowCount === 0) return;
    await untilNextLook();
  }
};

/** Resolves when the channel knows every code, with a stopped clock: a worker locks a code for half a minute. */
export const untilChannelKnows = async (database: Database, now: Date): Promise<void> => {
  for (;;) {
    const { rowCount } = await database.$client.query(
      `select 1 from repayment_code where ask_at is not null
        and (code is null or ended_at is not null or ask_at <= $1::timestamptz or ask_at = $1::timestamptz + interval '30 s')`,
      [now],
    );
    if (rowCount === 0) return;
    await untilNextLook();
  }
};

/** Resolves when a try at the channel has ended without an outcome, and the next one is due. */
export const untilAskedAgain = async (database: Database, { loanId }: Pick<StoredTask, 'loanId'>): Promise<void> => {
  for (;;) {
    const { rowCount } = await database.$client.query(
      "select 1 from pay_log where loan_id = $1 and status = '0' and asked > 0 and ask_at < asked_at + interval '10 s'",
      [loanId],
    );
    if (rowCount === 1) return;
    await untilNextLook();
  }
};
