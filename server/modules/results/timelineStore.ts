import { OWN_PACK } from '@/contract/law/ownRules';
import { MESSAGE_RESULTS } from '@/contract/codes/contactCodes';
import { DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import { toCodeLiteral } from '../../database/toCodeLiteral';
import { type SQL, sql } from 'drizzle-orm';
import { caseEvent, inboundCall, inboundCallCase, phoneCall } from '../../database/tables/callTables';
import { collectionLog, contact, loan, task } from '../../database/tables/caseTables';
import { caseHold, contactPreferenceRow } from '../../database/tables/preferenceTables';
import { contactDecision } from '../../database/tables/lawTables';
import { lawOverride } from '../../database/tables/overrideTables';
import { allocation, clarification, lenderEvent } from '../../database/tables/lenderTables';
import { sms, smsReply } from '../../database/tables/messageTables';
import { repaymentCode, payLog } from '../../database/tables/moneyTables';
import { appUser } from '../../database/tables/organizationTables';
import type { CallerContext } from '../../access/callContext';
import type { Task } from '../cases/casesFacade';
import { selectLogParts, type LoggedPart } from '../plans/plansFacade';

type TimelineContext = Pick<CallerContext, 'tx'>;

const getName = (userId: SQL, institutionId: number): SQL =>
  sql`(select name from ${appUser} where ${appUser.institutionId} = ${institutionId} and ${appUser.id} = ${userId})`;

const getContact = (contactId: SQL, institutionId: number): SQL =>
  sql`(select name from ${contact} where ${contact.institutionId} = ${institutionId} and ${contact.id} = ${contactId})`;

/** Selects the articles of the rules that an override lifted, from the decision that used it; the institution's own rules have none. */
const lifted = (decision: SQL, rules: SQL): SQL => sql`(
  select string_agg(concat_ws(', ', spoke ->> 'source', spoke ->> 'article') || ' (' || (spoke ->> 'pack') || ')', '; ')
  from json_array_elements(${decision} -> 'reasons') as spoke
  where spoke ->> 'rule' = any(${rules}) and spoke ->> 'pack' not like ${`${OWN_PACK}@%`})`;

/** Leaves out the log lines of messages where the messages are listed, so that each text appears once. */
const exceptMessages = (kinds: SQL): SQL =>
  sql`and not ('sms' = any(${kinds}) and call_result in (${toCodeLiteral(...MESSAGE_RESULTS)}))`;

/** Selects pending money of the loan: an entry for the start of waiting and one for the decision, on the newest case at that time. */
const waitingMoney = ({ id, institutionId, loanId }: Task, kinds: SQL): SQL => {
  const ofLoan = sql`${clarification} c join ${lenderEvent} e on e.institution_id = c.institution_id and e.id = c.event_id`;
  const paidIn = sql`select event_id from ${allocation} where institution_id = ${institutionId} and loan_id = ${loanId}`;
  const isNewest = (at: SQL): SQL => sql`${id} = (select t.id from ${task} t
    where t.institution_id = ${institutionId} and t.loan_id = ${loanId} and t.collection_at <= ${at} order by t.collection_at desc limit 1)`;
  const condition = sql`'waiting' = any(${kinds}) and c.institution_id = ${institutionId} and c.amount > 0 and e.kind = 'payment'
    and (e.loan_no = (select loan_no from ${loan} where institution_id = ${institutionId} and id = ${loanId}) or e.id in (${paidIn}))`;
  return sql`
  select 'waiting', c.id * 2, c.created_at, null, null, null, c.reason, 'open', c.amount, null, null, null::timestamptz, null, null
  from ${ofLoan} where ${condition} and ${isNewest(sql`c.created_at`)}
  union all
  select 'waiting', c.id * 2 + 1, c.decided_at, c.actor_name, null, null, c.reason, c.state, c.amount, c.note, null, null::timestamptz, null, null
  from ${ofLoan} where ${condition} and c.decided_at is not null and ${isNewest(sql`c.decided_at`)}`;
};

/** Builds one SELECT per selected kind, all with the same columns. None includes phone numbers. */
const selectEntries = (of: Task, kinds: SQL): SQL => {
  const { id, institutionId, loanId } = of;
  const actor = getName(sql`agent_id`, institutionId);
  return sql`
  select 'call' as kind, id, started_at as at, ${actor} as actor, contact_name, call_status, null as code, null as detail,
    null::bigint as amount, null as words, round(extract(epoch from ended_at - connected_at))::int as duration, null::timestamptz as due, null::text as line_status, null::json as parts
  from ${phoneCall} where 'call' = any(${kinds}) and institution_id = ${institutionId} and task_id = ${id}
  union all
  select 'log', id, created_at, creator_name, contact_name, call_status, call_result, channel,
    promised_amount, remarks, null, coalesce(promised_at, next_follow_up_at), line_status,
    ${selectLogParts({ institutionId: sql`${collectionLog.institutionId}`, id: sql`${collectionLog.id}` })}
  from ${collectionLog} where 'log' = any(${kinds}) and institution_id = ${institutionId} and task_id = ${id}
    ${exceptMessages(kinds)}
  union all
  select 'inbound', i.id, i.started_at, null, ${getContact(sql`of_case.contact_id`, institutionId)}, null, i.state, null, null, null,
    round(extract(epoch from i.ended_at - i.connected_at))::int, null, null, null
  from ${inboundCallCase} of_case join ${inboundCall} i on i.institution_id = of_case.institution_id and i.id = of_case.inbound_call_id
  where 'inbound' = any(${kinds}) and of_case.institution_id = ${institutionId} and of_case.task_id = ${id}
  union all
  select 'sms', id, created_at, ${actor}, contact_name, null, state, channel, null, content, null, null, null, null
  from ${sms} where 'sms' = any(${kinds}) and institution_id = ${institutionId} and task_id = ${id}
  union all
  select 'reply', id, sent_at, null, ${getContact(sql`contact_id`, institutionId)}, null, channel, case when is_opt_out then 'optOut' end, null, content, null, null, null, null
  from ${smsReply} where 'reply' = any(${kinds}) and institution_id = ${institutionId} and task_id = ${id}
  union all
  select 'deduction', id, op_at, case when type = ${toCodeLiteral(DEDUCTION_BY.agent)} then ${actor} end, null, null, status, type, amount, remark, null, null, null, null
  from ${payLog} where 'deduction' = any(${kinds}) and institution_id = ${institutionId} and loan_id = ${loanId} and (task_id = ${id} or task_id is null)
  union all
  ${waitingMoney(of, kinds)}
  union all
  select 'code', id, requested_at, ${actor}, null, null, type, channel, amount, case when ended_at is null then code end, null, null, null, null
  from ${repaymentCode} where 'code' = any(${kinds}) and institution_id = ${institutionId} and task_id = ${id}
  union all
  select 'hold', id * 2, decided_at, decided_by_name, null, null, kind, case when follows_id is null then 'set' else 'changed' end, null, reason, null, ends_at - interval '1 millisecond', null, null
  from ${caseHold} where 'hold' = any(${kinds}) and institution_id = ${institutionId} and task_id = ${id}
  union all
  select 'hold', id * 2 + 1, ended_at, ended_by_name, null, null, kind, ended_how, null, end_reason, null, null, null, null
  from ${caseHold} where 'hold' = any(${kinds}) and institution_id = ${institutionId} and task_id = ${id} and ended_how in ('lifted', 'over')
  union all
  select 'wish', id, at, noted_by_name, contact_name, null, kind, case when is_end then 'ended' else 'noted' end, null,
    nullif(concat_ws(' · ', hour_from || '–' || hour_to, attorney_name, remark), ''), null, null, null, null
  from ${contactPreferenceRow} where 'wish' = any(${kinds}) and institution_id = ${institutionId} and task_id = ${id}
  union all
  select 'override', id * 2, at, decider_name, ${getContact(sql`contact_id`, institutionId)}, null, channel, 'given', null,
    concat_ws(' · ', case when asker_id <> decider_id then asker_name end, reason), null, expires_at, null, null
  from ${lawOverride} where 'override' = any(${kinds}) and institution_id = ${institutionId} and task_id = ${id}
  union all
  select 'override', given.id * 2 + 1, used.at, given.asker_name, ${getContact(sql`used.contact_id`, institutionId)}, null, given.channel, 'used', null,
    ${lifted(sql`used.decision`, sql`given.rules`)}, null, null, null, null
  from ${lawOverride} given join ${contactDecision} used on used.institution_id = given.institution_id and used.override_id = given.id
  where 'override' = any(${kinds}) and given.institution_id = ${institutionId} and given.task_id = ${id}
  union all
  select 'status', id, created_at, actor_name, null, null, to_status, from_status, null, null, null, null, null, null
  from ${caseEvent} where 'status' = any(${kinds}) and institution_id = ${institutionId} and task_id = ${id}`;
};

/** Timeline row as read: numbers as text, times in milliseconds. */
export interface EntryRow extends Record<string, unknown> {
  readonly kind: string;
  readonly id: string;
  readonly at: string;
  readonly actor: string | null;
  readonly contact_name: string | null;
  readonly call_status: string | null;
  readonly line_status: string | null;
  readonly code: string | null;
  readonly detail: string | null;
  readonly amount: string | null;
  readonly words: string | null;
  readonly duration: number | null;
  readonly due: string | null;
  readonly parts: readonly LoggedPart[] | null;
}

/** Part of a case's timeline. */
export interface TimelinePart {
  readonly kinds: readonly string[];
  readonly page: number;
  readonly size: number;
}

/** Reads a page of a case's timeline, newest first, with the exact total. */
export async function readTimeline(
  of: Task,
  { kinds, page, size }: TimelinePart,
  { tx }: TimelineContext,
): Promise<{ rows: EntryRow[]; totalCount: number }> {
  const entries = selectEntries(of, sql`${sql.param([...kinds])}::text[]`);
  const { rows } = await tx.execute<EntryRow>(sql`
    select kind, id, (extract(epoch from at) * 1000)::bigint as at, actor, contact_name, call_status, line_status, code, detail, amount, words, duration,
      (extract(epoch from due) * 1000)::bigint as due, parts
    from (${entries}) as entry order by entry.at desc, kind, id desc limit ${size} offset ${(page - 1) * size}`);
  const counted = await tx.execute<{ total: string }>(sql`select count(*) as total from (${entries}) as entry`);
  return { rows, totalCount: Number(counted.rows[0]?.total ?? 0) };
}
