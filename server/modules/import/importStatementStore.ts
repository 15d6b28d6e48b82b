import { CASE_FIELD_NAMES } from '@/contract/caseFields';
import { CASE, OPEN_CASE_STATUSES, LOAN as LOAN_STATUS } from '@/contract/codes/caseCodes';
import { RELATION } from '@/contract/codes/contactCodes';
import { DEDUCTION } from '@/contract/codes/moneyCodes';
import { columnName } from '../../database/columnName';
import { CELL_KINDS } from './importCell';
import { IMPORT_COLUMNS, type ImportColumn } from './importColumns';

const OPEN = OPEN_CASE_STATUSES.map((status) => `'${status}'`).join(', ');

/** Creates the staging table of a file, which is dropped with the transaction; replaces an earlier one in the same transaction. */
export const CREATE_STAGE = `drop table if exists pg_temp.staged; create temporary table staged (line integer not null, ${IMPORT_COLUMNS.map(
  ({ name, kind }) => `${name} ${CELL_KINDS[kind].stored}`,
).join(', ')}) on commit drop`;

/** Fills the staging table from a stream. */
export const COPY_STAGE = `copy staged (line, ${IMPORT_COLUMNS.map(({ name }) => name).join(', ')}) from stdin`;

const AGENT = `app_user a on a.institution_id = $1::bigint and lower(a.username) = lower(s.agent_username) and a.enabled and a.role in ('member', 'leader')`;
const LOAN = `loan l on l.institution_id = $1::bigint and l.loan_no = s.loan_no`;
const BORROWER = `borrower b on b.institution_id = $1::bigint and b.borrower_no = s.borrower_no`;
const QUEUE = `queue q on q.institution_id = $1::bigint and q.code = s.queue_code`;

/** Compares the persons of rows without spaces and capitals; of a phone number the last digits. */
const PERSON: Readonly<Record<string, string>> = {
  borrower_name: `lower(regexp_replace(borrower_name, '\\s+', ' ', 'g'))`,
  identity_number: `upper(regexp_replace(identity_number, '[\\s-]', '', 'g'))`,
  mobile_phone: `right(regexp_replace(mobile_phone, '\\D', '', 'g'), 10)`,
};
const PERSON_COLUMNS = Object.keys(PERSON);

/** Compares two values; an empty cell contradicts nothing. */
const samePerson = (name: string): string => `coalesce(${name} = ${name}_first, true)`;

const COMPARED = `select line, borrower_no, ${Object.entries(PERSON)
  .map(([name, compared]) => `${compared} as ${name}`)
  .join(', ')} from staged`;
const DIFFERENT = `select borrower_no from (${COMPARED}) as c group by borrower_no having ${PERSON_COLUMNS.map((name) => `min(${name}) <> max(${name})`).join(' or ')}`;

/** Selects each row whose number has different persons, with the values of the earlier rows. */
const STAGED_PEOPLE = `select line, ${PERSON_COLUMNS.map((name) => `${name}, (array_agg(${name}) filter (where ${name} is not null) over same)[1] as ${name}_first`).join(', ')},
    first_value(line) over same as first
  from (${COMPARED}) as compared where borrower_no in (${DIFFERENT})
  window same as (partition by borrower_no order by line)`;

/** Validates against the whole file and the database: $1 institution, $2 maximum number of rows. */
export const FIND_CONFLICTS = `
with found as (
  select line, 'loan_no' as "column", 'is also in row ' || first as wrong
  from (select line, min(line) over (partition by loan_no) as first from staged) as numbered where line <> first
  union all
  select line, 'borrower_no', 'is another person in row ' || first || ': ' || concat_ws(', ', ${PERSON_COLUMNS.map((name) => `case when ${samePerson(name)} then null else '${name}' end`).join(', ')})
    || ' differ. Correct the number of one of them'
  from (${STAGED_PEOPLE}) as people where not (${PERSON_COLUMNS.map(samePerson).join(' and ')})
  union all
  select s.line, 'loan_no', 'has an open case already' from staged s join ${LOAN} join task t on t.institution_id = $1::bigint and t.loan_id = l.id and t.status in (${OPEN})
  union all
  select s.line, 'loan_no', 'belongs to another borrower' from staged s join ${LOAN} join borrower b on b.institution_id = $1::bigint and b.id = l.borrower_id where b.borrower_no <> s.borrower_no
  union all
  select s.line, 'queue_code', 'is no queue of this institution' from staged s left join ${QUEUE} where s.queue_code is not null and q.id is null
  union all
  select s.line, 'agent_username', 'is no enabled agent of this institution' from staged s left join ${AGENT} where s.agent_username is not null and a.id is null
)
select line as row, "column", wrong, count(*) over ()::integer as total from found order by line limit $2`;

const filling = (table: ImportColumn['fills']): string[] =>
  IMPORT_COLUMNS.filter(({ fills }) => fills === table).map(({ name }) => name);

const BORROWER_COLUMNS = filling('borrower');

const MOVE_BORROWERS = `
insert into borrower (institution_id, borrower_no, name, ${BORROWER_COLUMNS.join(', ')})
select $1::bigint, borrower_no, borrower_name, ${BORROWER_COLUMNS.join(', ')}
from (select distinct on (borrower_no) * from staged order by borrower_no, line desc) as newest order by line
on conflict (institution_id, borrower_no) do update set name = excluded.name,
  ${BORROWER_COLUMNS.map((name) => `${name} = coalesce(excluded.${name}, borrower.${name})`).join(', ')}`;

const LOAN_COLUMNS = filling('loan');
const FIELD_COLUMNS = CASE_FIELD_NAMES.map(columnName);

// A loan that returns to collection keeps its pay logs: its current due amount is the amount at start less all of them.
const MOVE_LOANS = `
insert into loan (institution_id, borrower_id, loan_no, status, reloan, due_at_start, due, unpaid_repayment,
  interest_receivable, penalty_interest, iva_receivable, last_opened_at, last_repayment_page_at, ${LOAN_COLUMNS.join(', ')})
select $1::bigint, b.id, s.loan_no, '${LOAN_STATUS.overdue}', s.loan_type, s.due_amount, s.due_amount,
  coalesce(s.unpaid_repayment, least(s.contract_amount, s.due_amount)), coalesce(s.interest_receivable, 0),
  coalesce(s.penalty_interest, 0), coalesce(s.iva_receivable, 0), s.last_opened_time, s.last_repayment_page_time,
  ${LOAN_COLUMNS.map((name) => `s.${name}`).join(', ')}
from staged s join ${BORROWER} order by s.line
on conflict (institution_id, loan_no) do update set status = '${LOAN_STATUS.overdue}', due = excluded.due,
  due_at_start = excluded.due + (select coalesce(sum(p.amount), 0) from pay_log p where p.institution_id = $1::bigint and p.loan_id = loan.id and p.status = '${DEDUCTION.succeeded}'),
  ${[
    'reloan',
    'unpaid_repayment',
    'interest_receivable',
    'penalty_interest',
    'iva_receivable',
    'last_opened_at',
    'last_repayment_page_at',
    ...LOAN_COLUMNS,
  ]
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}`;

const STAGED_LOANS = `staged s join ${LOAN}`;

// Runs before the new loans are inserted: PostgreSQL has no statistics for those and would read all plans for each of them.
const CLEAR_PLANS = `delete from repay_plan p using ${STAGED_LOANS} where p.institution_id = $1::bigint and p.loan_id = l.id`;

// A file contains no periods: a loan has one, with the amount due when it came to collection, less later payments.
const MOVE_PLANS = `
insert into repay_plan (institution_id, loan_id, period, planned_date, total, income, principal, interest, overdue_fee, paid_at)
select $1::bigint, l.id, 1, l.penalty_date, l.due_at_start, l.due_at_start - l.due, l.unpaid_repayment + l.due_at_start - l.due,
  least(l.interest_receivable, l.due - l.unpaid_repayment), l.due - l.unpaid_repayment - least(l.interest_receivable, l.due - l.unpaid_repayment),
  (select max(p.op_at) from pay_log p where p.institution_id = $1::bigint and p.loan_id = l.id and p.status = '${DEDUCTION.succeeded}')
from ${STAGED_LOANS} order by s.line`;

const PHONE_DIGITS = `concat_ws(' ', regexp_replace(b.mobile_phone, '\\D', '', 'g'), regexp_replace(b.home_phone, '\\D', '', 'g'))`;

const MOVE_TASKS = `
insert into task (institution_id, loan_id, borrower_id, queue_id, agent_id, group_id, agent_name, status, loan_no, borrower_no,
  borrower_name, phone_digits, ${FIELD_COLUMNS.join(', ')}, penalty_date, amount, unpaid_repayment,
  next_action_at, collection_at, assigned_at, long_aging)
select $1::bigint, l.id, l.borrower_id, q.id, a.id, a.group_id, a.name, '${CASE.fresh}', s.loan_no, s.borrower_no, b.name,
  ${PHONE_DIGITS},
  ${FIELD_COLUMNS.map((name) => `l.${name}`).join(', ')}, l.penalty_date, l.due, l.unpaid_repayment,
  coalesce(s.collection_time, $2::timestamptz), coalesce(s.collection_time, $2::timestamptz), case when a.id is not null then coalesce(s.collection_time, $2::timestamptz) end,
  coalesce(s.long_aging, false)
from staged s join ${LOAN} join ${BORROWER} left join ${QUEUE} left join ${AGENT} order by s.line`;

// Updates name and phones in the earlier cases of an updated borrower, because the lists read them from the case. Runs before
// the new cases are inserted.
const UPDATE_OTHER_TASKS = `
update task t set borrower_name = b.name, phone_digits = ${PHONE_DIGITS}, version = t.version + 1
from borrower b
where b.institution_id = $1::bigint and b.borrower_no in (select borrower_no from staged)
  and t.institution_id = $1::bigint and t.borrower_no = b.borrower_no and (t.borrower_name, t.phone_digits) is distinct from (b.name, ${PHONE_DIGITS})`;

const MOVE_CONTACTS = `
insert into contact (institution_id, borrower_id, relation, name, phone, emergency)
select $1::bigint, b.id, c.relation, c.name, c.phone, c.emergency
from (
  select distinct on (s.borrower_no, x.relation, x.phone) s.borrower_no, s.line, x.*
  from staged s cross join lateral (values
    (0, '${RELATION.self}', s.borrower_name, s.mobile_phone, false), (1, '${RELATION.self}', s.borrower_name, s.home_phone, false),
    ${[1, 2, 3].map((at) => `(${at + 1}, coalesce(s.contact${at}_relation, '${RELATION.other}'), s.contact${at}_name, s.contact${at}_phone, coalesce(s.contact${at}_emergency, false))`).join(', ')}
  ) as x (place, relation, name, phone, emergency)
  where x.phone is not null
  order by s.borrower_no, x.relation, x.phone, s.line, x.place
) as c join borrower b on b.institution_id = $1::bigint and b.borrower_no = c.borrower_no
where not exists (select 1 from contact k where k.institution_id = $1::bigint and k.borrower_id = b.id and k.relation = c.relation
  and right(k.phone_digits, 10) = right(regexp_replace(c.phone, '\\D', '', 'g'), 10))
order by c.line, c.place`;

const MOVE_NAMES = `
insert into case_name (institution_id, kind, name, device)
select $1::bigint, 'app', app_name, coalesce(device, '') from staged where app_name is not null
union
select $1::bigint, 'merchant', merchant, '' from staged where merchant is not null
union
select $1::bigint, 'product', product_category, '' from staged where product_category is not null
on conflict do nothing`;

/**
 * Statements that convert the staged rows to borrowers, loans, plans, cases, contacts and names, in this order; $1 institution,
 * for cases $2 the current time.
 */
export const MOVES: readonly { readonly statement: string; readonly withNow?: true }[] = [
  { statement: MOVE_BORROWERS },
  { statement: UPDATE_OTHER_TASKS },
  { statement: CLEAR_PLANS },
  { statement: MOVE_LOANS },
  { statement: MOVE_PLANS },
  { statement: MOVE_TASKS, withNow: true },
  { statement: MOVE_CONTACTS },
  { statement: MOVE_NAMES },
];
