import { sql } from 'drizzle-orm';
import type { SeedConnection } from './seedConnection';
import { CASE, LOAN } from '@/contract/codes/caseCodes';
import { toCodeLiteral } from '../database/toCodeLiteral';
import { type MaterialPlan, selectFirstBorrower } from './material/seedMaterial';
import type { Country } from './countries/country';

/**
 * Inserts repayment codes and some extension codes that agents requested after a call; randomness derives from the loan's number. A
 * running server polls the channel for valid codes; reported payments arrive through the channel (MI-06).
 */
export const seedCodes = async (
  tx: SeedConnection,
  { institutionId, now }: { institutionId: number; now: Date },
): Promise<void> => {
  await tx.execute(sql`
    with drawn as (
      select t.id, t.loan_id, t.agent_id, t.amount, t.last_call_at + interval '90 seconds' as requested, place,
        ('x' || substr(md5(t.loan_no || ' code ' || place), 1, 7))::bit(28)::integer as dice,
        translate(md5(t.loan_no || ' digits ' || place), 'abcdef', '123456') as digits
      from task t cross join generate_series(1, 2) as place
      where t.institution_id = ${institutionId} and t.agent_id is not null and t.status in ('C10', 'C20') and t.amount > 10000
        and t.last_call_at < ${now}::timestamptz - interval '10 minutes'
    ), channelled as (
      select *, (array['BANK', 'STORE', 'WALLET'])[1 + dice % 3] as channel, (array[18, 14, 10])[1 + dice % 3] as length
      from drawn where dice % case place when 1 then 9 else 31 end = 0
    ), timed as (
      select *, requested + make_interval(secs => 200 * (place - 1)) as asked_at from channelled
    )
    insert into repayment_code (institution_id, task_id, loan_id, agent_id, type, channel, days, amount, maximum, code, requested_at, asked_at, updated_at,
      expires_at, ask_at, ended_at, ended_how)
    select ${institutionId}::bigint, id, loan_id, agent_id, case when place = 2 then '2' else '1' end, channel,
      case when place = 2 then 7 + dice % 3 * 4 end,
      greatest(100, amount * (20 + dice % 60) / 10000 * 100), amount, '4' || substr(digits, 1, length - 1),
      asked_at, asked_at, asked_at + interval '47 seconds', over, case when over > ${now}::timestamptz then ${now}::timestamptz end,
      case when over <= ${now}::timestamptz then over end, case when over <= ${now}::timestamptz then 'expired' end
    from timed cross join lateral (select asked_at + interval '3 days' as over) as until order by id, place`);
};

/** Days by which extensions of the synthetic history were granted. */
const DAYS = 45;

/**
 * Inserts extensions (MI-07). Recent ones have a due day in the future. Older due days have passed, and their cases return
 * automatically.
 */
export const seedExtensions = async (
  tx: SeedConnection,
  { institutionId, now }: { readonly institutionId: number; readonly now: Date },
): Promise<void> => {
  await tx.execute(sql`
    with waiting as (
      select t.id, t.loan_id, t.penalty_date as was, t.settled_at::date + ${DAYS}::integer as due_day from task t
      where t.institution_id = ${institutionId} and t.status = ${toCodeLiteral(CASE.extended)}
        and t.settled_at > ${now.toISOString()}::timestamptz - make_interval(days => ${DAYS}::integer - 2)
    ), lent as (
      update loan l set penalty_date = w.due_day, status = ${toCodeLiteral(LOAN.notSettled)} from waiting w
      where l.institution_id = ${institutionId} and l.id = w.loan_id and l.due > 0
    ), planned as (
      update repay_plan p set planned_date = p.planned_date + (w.due_day - w.was) from waiting w
      where p.institution_id = ${institutionId} and p.loan_id = w.loan_id and p.income < p.total
    )
    update task t set penalty_date = w.due_day from waiting w where t.institution_id = ${institutionId} and t.id = w.id`);
};

/** Parameters of the follow-ups of an institution's agents. */
interface FollowUpPlan {
  readonly institutionId: number;
  readonly timeZone: string;
  readonly now: Date;
  /** Text of the remark. */
  readonly remark: string;
}

/**
 * Sets a follow-up for today on some cases of every agent, mostly of contacts that were reached. Randomness derives from the loan's
 * number.
 */
export const seedFollowUps = async (
  tx: SeedConnection,
  { institutionId, timeZone, now, remark }: FollowUpPlan,
): Promise<void> => {
  await tx.execute(sql`
    with today as (
      select date_trunc('day', ${now.toISOString()}::timestamptz, ${timeZone}) as begins
    ), worked as (
      select t.id, t.agent_id, t.last_call_agent, t.last_call_at, begins, ('x' || substr(md5(t.loan_no || ' follow-up'), 1, 7))::bit(28)::integer as dice,
        row_number() over (partition by t.agent_id order by t.last_call_status = 'CNCT' desc, md5(t.loan_no || ' follow-up')) as place,
        count(*) over (partition by t.agent_id) as many
      from task t cross join today
      where t.institution_id = ${institutionId} and t.agent_id is not null and t.status = 'C10' and t.last_call_at < begins
        and (t.promised_at is null or t.promised_at < begins)
    ), agreed as (
      select id, agent_id, last_call_agent, last_call_at + interval '3 minutes' as noted, begins + make_interval(hours => 9 + dice % 9, mins => 5 * (dice / 9 % 12)) as at
      from worked where place <= greatest(2, many / 10)
    ), noted as (
      insert into collection_log (institution_id, task_id, agent_id, creator_name, call_status, call_result, channel, remarks, next_follow_up_at, created_at)
      select ${institutionId}::bigint, id, agent_id, last_call_agent, 'OTHER', 'MEMO', '01', ${remark}, at, noted from agreed order by noted
    )
    update task t set next_follow_up_at = a.at, next_action_at = a.at, last_follow_up_at = a.noted from agreed a
    where t.institution_id = ${institutionId} and t.id = a.id`);
};

/** Number of entries, and of calls, that must stay usable (CD-09). */
const ROWS = 10_000;

const LONG_BOOK = (people: string, borrowerId: number, { institutionId }: MaterialPlan) => sql`
  insert into address_book_entry (institution_id, borrower_id, name, phone)
  select ${institutionId}::bigint, ${borrowerId}::bigint, x.person->>0, x.person->>1
  from jsonb_array_elements(${people}::jsonb) with ordinality as x (person, place) order by x.place`;

/** Inserts calls to every other number, to some of them often; the types of calls alternate. */
const LONG_LIST = (borrowerId: number, { institutionId, now }: MaterialPlan) => sql`
  insert into user_call (institution_id, borrower_id, name, phone, type, at, duration)
  select ${institutionId}::bigint, ${borrowerId}::bigint, case when n % 6 <> 0 then e.name end, e.phone, (1 + n % 7)::text,
    ${now.toISOString()}::timestamptz - make_interval(secs => n * 613 + n % 59), case when n % 7 in (0, 1, 6) then 5 + n * 31 % 700 else 0 end
  from generate_series(1, ${ROWS}::integer) as n
  join (select *, row_number() over (order by id) as place from address_book_entry where borrower_id = ${borrowerId}) as e on e.place = 1 + n * 7 % 5000
  order by n`;

/** Inserts a maximum-length address book and call list for the borrower of the demo agent's first case. */
export async function seedLongBook(tx: SeedConnection, plan: MaterialPlan): Promise<void> {
  const { country, random, shownAgentId } = plan;
  const first = await tx.execute<{ id: string | null }>(sql`select ${selectFirstBorrower(shownAgentId ?? 0)} as id`);
  const borrowerId = Number(first.rows[0]?.id ?? 0);
  if (borrowerId === 0) return;
  const people = Array.from({ length: ROWS }, () => [country.personName(random), country.mobilePhone(random)]);
  await tx.execute(sql`delete from user_call where borrower_id = ${borrowerId}`);
  await tx.execute(sql`delete from address_book_entry where borrower_id = ${borrowerId}`);
  await tx.execute(LONG_BOOK(JSON.stringify(people), borrowerId, plan));
  await tx.execute(LONG_LIST(borrowerId, plan));
}

/** Institution whose borrowers get additional loans. */
interface OtherLoansPlan {
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
