import { sql } from 'drizzle-orm';
import type { SeedConnection } from './seedConnection';
import type { Country } from './country';

/** Institution whose borrowers get additional loans. */
export interface OtherLoansPlan {
  readonly institutionId: number;
  readonly country: Country;
  readonly now: Date;
}

/**
 * Gives every third borrower an earlier loan repaid in one payment, and every ninth a loan that is not due yet. Randomness derives from
 * the borrower's number, so it is reproducible.
 */
const INSERT_LOANS = ({ institutionId, country, now }: OtherLoansPlan) => sql`
  with first_case as (
    select distinct on (borrower_id) * from task where institution_id = ${institutionId} order by borrower_id, id
  ), drawn as (
    select t.borrower_id, place, t.app_name, t.merchant, t.device, t.product_category, row_number() over (order by t.borrower_id, place) as number,
      ('x' || substr(md5(t.borrower_no || ' loan ' || place), 1, 7))::bit(28)::integer as dice
    from first_case t cross join generate_series(1, 3) as place
  ), chosen as (
    select *, place = 3 as is_running, (500 + dice % 9500) / 50 * 50 * ${10 ** country.institution.currencyDigits}::bigint as contract,
      ${now.toISOString()}::timestamptz - make_interval(days => case when place = 3 then 3 + dice % 8 else 150 + 170 * place + dice % 160 end, hours => dice % 12) as lent
    from drawn where case place when 1 then dice % 3 = 0 when 2 then dice % 9 = 0 else dice % 9 = 4 end
  ), made as (
    insert into loan (institution_id, borrower_id, loan_no, status, reloan, app_name, merchant, device, product_category, loan_time, penalty_date,
      contract_amount, due_at_start, due, unpaid_repayment, interest_receivable)
    select ${institutionId}::bigint, borrower_id, ${country.prefix} || (2000000 + number), case when is_running then '21' else '50' end, (dice % 4)::text,
      app_name, merchant, device, product_category, lent, (lent at time zone ${country.institution.timeZone})::date + 30, contract, contract * 115 / 100,
      case when is_running then contract * 115 / 100 else 0 end, case when is_running then contract else 0 end, contract * 15 / 100
    from chosen order by number
    returning *, penalty_date::timestamptz + interval '15 hours' as settled
  ), paid as (
    insert into pay_log (institution_id, loan_id, type, amount, status, op_at)
    select institution_id, id, '1', due_at_start, '2', settled from made where due = 0 order by id
  )
  insert into repay_plan (institution_id, loan_id, period, planned_date, total, principal, interest, income, paid_at)
  select institution_id, id, 1, penalty_date, due_at_start, contract_amount, due_at_start - contract_amount, due_at_start - due,
    case when due = 0 then settled end
  from made order by id`;

/** Inserts the borrowers' loans outside collection, repaid earlier or current, with their payments and one-period plans. */
export const seedOtherLoans = async (tx: SeedConnection, plan: OtherLoansPlan): Promise<void> => {
  await tx.execute(INSERT_LOANS(plan));
};
