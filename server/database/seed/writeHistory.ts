import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { contact, task } from '../tables/caseTables';
import type { CasePast, FreshCase, Reachable } from './casePast';
import type { PastPlan } from './seedHistory';
import { seedPast } from './seedHistory';
import type { SeedConnection } from './seedConnection';

/** Whose cases get a past. */
export interface HistoryPlan extends PastPlan {
  readonly institutionId: number;
  readonly onProgress: (cases: number) => void;
}

const CHUNK = 2000;

async function freshCases(
  tx: SeedConnection,
  beyond: number,
  { institutionId }: HistoryPlan,
): Promise<(FreshCase & { loanId: number })[]> {
  const rows = await tx
    .select({
      id: task.id,
      loanId: task.loanId,
      borrowerId: task.borrowerId,
      penaltyDate: task.penaltyDate,
      collectionAt: task.collectionAt,
      amount: task.amount,
      agentId: task.agentId,
    })
    .from(task)
    .where(and(eq(task.institutionId, institutionId), gt(task.id, beyond)))
    .orderBy(asc(task.id))
    .limit(CHUNK);
  const reachable = await tx
    .select({
      id: contact.id,
      borrowerId: contact.borrowerId,
      relation: contact.relation,
      name: contact.name,
      phone: contact.phone,
    })
    .from(contact)
    .where(
      inArray(
        contact.borrowerId,
        rows.map(({ borrowerId }) => borrowerId),
      ),
    )
    .orderBy(asc(contact.id));
  const byBorrower = new Map<number, Reachable[]>();
  for (const each of reachable) byBorrower.set(each.borrowerId, [...(byBorrower.get(each.borrowerId) ?? []), each]);
  return rows.map((row) => ({ ...row, contacts: byBorrower.get(row.borrowerId) ?? [] }));
}

interface Written {
  readonly fresh: FreshCase & { loanId: number };
  readonly past: CasePast;
}

const taskRecord = ({ fresh, past }: Written) => ({
  id: fresh.id,
  loan_id: fresh.loanId,
  status: past.status,
  amount: past.amount,
  last_call: past.calls.at(-1) ?? null,
  willingness: past.willingness,
  promised_amount: past.promisedAmount,
  promised_at: past.promisedAt,
  next_action_at: past.nextActionAt,
  opened_at: past.openedAt,
  settled_at: past.settledAt,
  version: 1 + past.calls.length + past.payments.length,
});

const logRecords = ({ fresh, past }: Written, { random }: HistoryPlan) =>
  past.calls.map((call) => ({
    ...call,
    task_id: fresh.id,
    agent_id: fresh.agentId,
    // Every sixth line was a message.
    channel: call.callStatus !== 'VERIFY' && random.chance(1 / 6) ? '05' : '01',
  }));

const payRecords = ({ fresh, past }: Written) =>
  past.payments.map((payment) => ({
    loan_id: fresh.loanId,
    task_id: fresh.id,
    agent_id: fresh.agentId,
    type: payment.type,
    amount: payment.amount,
    status: payment.status,
    op_at: payment.at,
  }));

const UPDATE_TASKS = (rows: string) => sql`
  update task t set status = x.status, amount = x.amount, unpaid_repayment = least(t.unpaid_repayment, x.amount),
    last_call_result = x.last_call->>'callResult', last_call_at = (x.last_call->>'at')::timestamptz,
    last_call_agent = case when x.last_call is not null then t.agent_name end, last_follow_up_at = (x.last_call->>'at')::timestamptz,
    willingness = x.willingness, promised_amount = x.promised_amount, promised_at = x.promised_at, next_action_at = x.next_action_at,
    opened_at = x.opened_at, settled_at = x.settled_at, version = x.version
  from jsonb_to_recordset(${rows}::jsonb) as x (id bigint, status text, amount bigint, last_call jsonb, willingness text,
    promised_amount bigint, promised_at timestamptz, next_action_at timestamptz, opened_at timestamptz, settled_at timestamptz, version integer)
  where t.id = x.id`;

const UPDATE_LOANS = (rows: string) => sql`
  update loan l set due = x.amount, unpaid_repayment = least(l.unpaid_repayment, x.amount), status = case when x.amount = 0 then '50' else l.status end
  from jsonb_to_recordset(${rows}::jsonb) as x (loan_id bigint, amount bigint)
  where l.id = x.loan_id and l.due <> x.amount`;

const INSERT_LOGS = (rows: string, institutionId: number) => sql`
  insert into collection_log (institution_id, task_id, agent_id, creator_name, call_status, call_result, channel, contact_id,
    contact_relation, contact_name, contact_phone, remarks, promised_amount, promised_at, created_at)
  select ${institutionId}::bigint, x.task_id, x.agent_id, a.name, x."callStatus", x."callResult", x.channel, (x.contact->>'id')::bigint,
    x.contact->>'relation', x.contact->>'name', x.contact->>'phone', x.remarks, x."promisedAmount", x."promisedAt", x.at
  from rows from (jsonb_to_recordset(${rows}::jsonb) as (task_id bigint, agent_id bigint, channel text, "callStatus" text, "callResult" text,
    contact jsonb, remarks text, "promisedAmount" bigint, "promisedAt" timestamptz, at timestamptz)) with ordinality as x
    (task_id, agent_id, channel, "callStatus", "callResult", contact, remarks, "promisedAmount", "promisedAt", at, place)
  join app_user a on a.id = x.agent_id order by x.place`;

const INSERT_PAY_LOGS = (rows: string, institutionId: number) => sql`
  insert into pay_log (institution_id, loan_id, task_id, agent_id, type, amount, status, op_at)
  select ${institutionId}::bigint, x.* from jsonb_to_recordset(${rows}::jsonb) as x (loan_id bigint, task_id bigint, agent_id bigint, type text,
    amount bigint, status text, op_at timestamptz)`;

// A contact's last result is that of the newest call that reached for it.
const UPDATE_CONTACTS = (institutionId: number) => sql`
  update contact c set last_call_result = x.call_result, last_call_at = x.created_at
  from (select distinct on (contact_id) contact_id, call_result, created_at from collection_log
        where institution_id = ${institutionId} and contact_id is not null order by contact_id, created_at desc, id desc) as x
  where c.id = x.contact_id`;

async function write(tx: SeedConnection, written: readonly Written[], plan: HistoryPlan): Promise<void> {
  const tasks = JSON.stringify(written.map(taskRecord));
  await tx.execute(UPDATE_TASKS(tasks));
  await tx.execute(UPDATE_LOANS(tasks));
  await tx.execute(INSERT_LOGS(JSON.stringify(written.flatMap((each) => logRecords(each, plan))), plan.institutionId));
  await tx.execute(INSERT_PAY_LOGS(JSON.stringify(written.flatMap(payRecords)), plan.institutionId));
}

/** Gives every case of an institution a past, some thousand cases at a time. */
export async function writeHistory(tx: SeedConnection, plan: HistoryPlan): Promise<void> {
  let beyond = 0;
  for (let done = 0; ;) {
    const cases = await freshCases(tx, beyond, plan);
    if (cases.length === 0) break;
    await write(
      tx,
      cases.map((fresh) => ({ fresh, past: seedPast(fresh, plan) })),
      plan,
    );
    beyond = cases.at(-1)?.id ?? beyond;
    done += cases.length;
    plan.onProgress(done);
  }
  await tx.execute(UPDATE_CONTACTS(plan.institutionId));
}
