import { RELATION } from '@/contract/codes/contactCodes';
import { type SQL, sql } from 'drizzle-orm';
import { toCodeLiteral } from '../../database/toCodeLiteral';

/** Writes the histories of cases. */
export const updateTasks = (rows: string, institutionId: number) => sql`
  update task t set status = x.status, amount = x.amount, unpaid_repayment = least(t.unpaid_repayment, x.amount),
    last_call_result = x.last_call->>'callResult', last_call_status = x.last_call->>'callStatus', last_call_at = (x.last_call->>'at')::timestamptz,
    last_call_agent = case when x.last_call is not null then t.agent_name end, last_follow_up_at = (x.last_call->>'at')::timestamptz,
    willingness = x.willingness, promised_amount = x.promised_amount, promised_at = x.promised_at, promise_made_at = x.promise_made_at,
    next_action_at = x.next_action_at, opened_at = x.opened_at, settled_at = x.settled_at, version = x.version
  from jsonb_to_recordset(${rows}::jsonb) as x (id bigint, status text, amount bigint, last_call jsonb, willingness text,
    promised_amount bigint, promised_at timestamptz, promise_made_at timestamptz, next_action_at timestamptz, opened_at timestamptz,
    settled_at timestamptz, version integer)
  where t.institution_id = ${institutionId} and t.id = x.id`;

/** Writes the amounts due on their loans. */
export const updateLoans = (rows: string, institutionId: number) => sql`
  update loan l set due = x.amount, unpaid_repayment = least(l.unpaid_repayment, x.amount), status = case when x.amount = 0 then '50' else l.status end
  from jsonb_to_recordset(${rows}::jsonb) as x (loan_id bigint, amount bigint)
  where l.institution_id = ${institutionId} and l.id = x.loan_id and l.due <> x.amount`;

/** Inserts log entries, each with its telephone call. The call's number is allocated first, because a log entry is never changed. */
export const insertLogs = (rows: string, institutionId: number) => sql`
  with x as materialized (
    select *, case when line is not null and contact is not null then nextval('phone_call_id_seq') end as phone_call_id,
      coalesce((line->>'ring')::integer, 0) as ring, coalesce((line->>'talk')::integer, 0) as talk
    from rows from (jsonb_to_recordset(${rows}::jsonb) as (task_id bigint, agent_id bigint, channel text, line jsonb, "callStatus" text,
      "callResult" text, contact jsonb, remarks text, "promisedAmount" bigint, "promisedAt" timestamptz, at timestamptz)) with ordinality as r
      (task_id, agent_id, channel, line, "callStatus", "callResult", contact, remarks, "promisedAmount", "promisedAt", at, place)
  ), dialled as (
    insert into phone_call (id, institution_id, task_id, agent_id, contact_id, contact_name, phone, state, call_status, started_at, connected_at, ended_at)
    overriding system value
    select phone_call_id, ${institutionId}::bigint, task_id, agent_id, (contact->>'id')::bigint, contact->>'name', contact->>'phone', 'ended', "callStatus",
      at - make_interval(secs => 15 + ring + talk), case when talk > 0 then at - make_interval(secs => 15 + talk) end, at - interval '15 seconds'
    from x where phone_call_id is not null order by place
  )
  insert into collection_log (institution_id, task_id, agent_id, creator_name, call_status, call_result, channel, contact_id,
    contact_relation, contact_name, contact_phone, remarks, promised_amount, promised_at, phone_call_id, created_at)
  select ${institutionId}::bigint, x.task_id, x.agent_id, a.name, x."callStatus", x."callResult", x.channel, (x.contact->>'id')::bigint,
    x.contact->>'relation', x.contact->>'name', x.contact->>'phone', x.remarks, x."promisedAmount", x."promisedAt", x.phone_call_id, x.at
  from x join app_user a on a.institution_id = ${institutionId} and a.id = x.agent_id order by x.place`;

/**
 * Selects the institution's template by its index in seedTemplates. Only the borrower learns of a debt; only the person who made a
 * promise is reminded of it.
 */
const SAID_BY = sql`case
  when x.contact->>'relation' <> ${toCodeLiteral(RELATION.self)} then 4 + x.place % 2
  when t.promised_at is not null and t.amount > 0 and x.place % 2 = 0 then 2
  when x.place % 3 = 0 and t.amount > 0 then 1
  else 3 + 2 * (x.place % 2) end`;

/** Values of the placeholders in a template. */
const PLACES: readonly (readonly [string, SQL])[] = [
  ['{name}', sql`t.borrower_name`],
  ['{loan}', sql`t.loan_no`],
  ['{app}', sql`coalesce(t.app_name, i.name)`],
  ['{days}', sql`greatest(0, x.at::date - t.penalty_date)::text`],
  [
    '{amount}',
    sql`case i.currency when 'CNY' then '¥' when 'MXN' then '$' else i.currency || ' ' end || to_char(t.amount / 10.0 ^ i.currency_digits, 'FM999,999,990.00')`,
  ],
  ['{agent}', sql`a.name`],
  ['{institution}', sql`i.name`],
];

const SAID = PLACES.reduce((text, [place, value]) => sql`replace(${text}, ${place}, ${value})`, sql`m.content`);

/** Messages by the institution's templates, and their outcomes in the log (MSS, MSF). */
export const insertMessages = (rows: string, institutionId: number) => sql`
  with offered as (
    select *, row_number() over (order by id) as number from sms_template where institution_id = ${institutionId}::bigint
  ), made as (
    insert into sms (institution_id, task_id, agent_id, contact_id, contact_name, contact_relation, template_id, template_name, phone, content,
      state,      gateway_id, failure, created_at, handed_at, finished_at)
    select i.id, x.task_id, x.agent_id, (x.contact->>'id')::bigint, x.contact->>'name', x.contact->>'relation', m.id, m.name, x.contact->>'phone',
      ${SAID}, case when x.sent then 'sent' else 'failed' end,
      case when x.sent then 'seed-' || x.task_id || '-' || x.place end, case when not x.sent then 'refused' end,
      x.at, x.at + interval '1 second', x.at + interval '3 seconds'
    from rows from (jsonb_to_recordset(${rows}::jsonb) as (task_id bigint, agent_id bigint, contact jsonb, sent boolean, at timestamptz))
      with ordinality as x (task_id, agent_id, contact, sent, at, place)
    join institution i on i.id = ${institutionId}::bigint join app_user a on a.institution_id = i.id and a.id = x.agent_id join task t on t.institution_id = i.id and t.id = x.task_id
    join offered m on m.number = ${SAID_BY}
    order by x.place
    returning *
  )
  insert into collection_log (institution_id, task_id, agent_id, creator_name, call_result, channel, contact_id, contact_relation, contact_name,
    contact_phone, remarks, created_at)
  select m.institution_id, m.task_id, m.agent_id, a.name, case m.state when 'sent' then 'MSS' else 'MSF' end, '01', m.contact_id, m.contact_relation,
    m.contact_name, m.phone, case when char_length(m.content) > 80 then left(m.content, 80) || '…' else m.content end, m.finished_at
  from made m join app_user a on a.institution_id = ${institutionId} and a.id = m.agent_id order by m.id`;

/** Inserts successful and failed payments. */
export const insertPayLogs = (rows: string, institutionId: number) => sql`
  insert into pay_log (institution_id, loan_id, task_id, agent_id, type, amount, status, op_at)
  select ${institutionId}::bigint, x.* from jsonb_to_recordset(${rows}::jsonb) as x (loan_id bigint, task_id bigint, agent_id bigint, type text,
    amount bigint, status text, op_at timestamptz)`;

/** Inserts the events of cases; an assignment or an external event has no actor. */
export const insertEvents = (rows: string, institutionId: number) => sql`
  insert into case_event (institution_id, task_id, actor_id, actor_name, event, from_status, to_status, created_at)
  select ${institutionId}::bigint, x.task_id, a.id, a.name, x.event, x."from", x."to", x.at
  from rows from (jsonb_to_recordset(${rows}::jsonb) as (task_id bigint, agent_id bigint, event text, "from" text, "to" text, at timestamptz))
    with ordinality as x (task_id, agent_id, event, "from", "to", at, place)
  left join app_user a on a.institution_id = ${institutionId} and a.id = x.agent_id order by x.place`;

/** Deletes the one-period plans that the import created for every loan; seeded loans have more detailed ones. */
export const deletePlans = (institutionId: number) =>
  sql`delete from repay_plan where institution_id = ${institutionId}`;

/** Repayment plans. */
export const insertPlans = (rows: string, institutionId: number) => sql`
  insert into repay_plan (institution_id, loan_id, period, planned_date, total, principal, interest, overdue_fee, income, paid_at)
  select ${institutionId}::bigint, x.* from jsonb_to_recordset(${rows}::jsonb) as x (loan_id bigint, period integer, "plannedDate" date, total bigint,
    principal bigint, interest bigint, "overdueFee" bigint, income bigint, "paidAt" timestamptz)`;

/** Sets a contact's last result from the newest call to it; messages do not count. */
export const updateContacts = (institutionId: number) => sql`
  update contact c set last_call_result = x.call_result, last_call_status = x.call_status, last_call_at = x.created_at
  from (select distinct on (contact_id) contact_id, call_result, call_status, created_at from collection_log
        where institution_id = ${institutionId} and contact_id is not null and call_status is not null
        order by contact_id, created_at desc, id desc) as x
  where c.institution_id = ${institutionId} and c.id = x.contact_id`;
