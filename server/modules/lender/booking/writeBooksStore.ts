import { eq, sql } from 'drizzle-orm';
import { isOpenStatus } from '@/contract/codes/caseCodes';
import { DEDUCTION } from '@/contract/codes/moneyCodes';
import { getDue, getPrincipalDue, sumOfParts } from '@/contract/money/allocation';
import type { Transaction } from '../../../database/connect';
import { loan } from '../../../database/tables/caseTables';
import { allocation, clarification, lenderEvent } from '../../../database/tables/lenderTables';
import { payLog, repayPlan } from '../../../database/tables/moneyTables';
import { storeCaseResults, withdrawCodes } from '../../cases/casesFacade';
import { followPlans } from '../../plans/plansFacade';
import { markCodesPaid } from './paidCodeStore';
import type { LedgerSnapshot, LenderEvent, LoanLedger, PayLine } from './lenderBooks';

/** Passes rows to PostgreSQL in one statement. */
const asRows = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::jsonb`;

async function keepLoans(tx: Transaction, loans: readonly LoanLedger[]): Promise<void> {
  if (loans.length === 0) return;
  const rows = loans.map(({ id, status, penaltyDate, plan }) => {
    const due = getDue(plan);
    return { id, status, penaltyDate, due, unpaid: Math.min(due, getPrincipalDue(plan)) };
  });
  await tx.execute(sql`
    update ${loan} as l set status = x.status, penalty_date = x."penaltyDate", due = x.due, unpaid_repayment = x.unpaid
    from jsonb_to_recordset(${asRows(rows)}) as x (id bigint, status text, "penaltyDate" date, due bigint, unpaid bigint) where l.id = x.id`);
}

async function keepPlans(tx: Transaction, loans: readonly LoanLedger[]): Promise<void> {
  const rows = loans.flatMap(({ id, plan, putOff, paidAt }) =>
    plan.map(({ period, paid }) => {
      const days = putOff.get(period) ?? 0;
      return { id, period, ...paid, income: sumOfParts(paid), days, paidAt };
    }),
  );
  if (rows.length === 0) return;
  await tx.execute(sql`
    update ${repayPlan} as p set income = x.income, paid_penalty = x.penalty, paid_interest = x.interest, paid_tax = x.tax,
      paid_principal = x.principal, paid_at = case when x.income = 0 then null when x.income > p.income then coalesce(x."paidAt", p.paid_at) else p.paid_at end,
      planned_date = p.planned_date + x.days
    from jsonb_to_recordset(${asRows(rows)}) as x (id bigint, period integer, income bigint, penalty bigint, interest bigint, tax bigint,
      principal bigint, days integer, "paidAt" timestamptz)
    where p.loan_id = x.id and p.period = x.period`);
}

const getStatus = ({ isReversed }: PayLine) => (isReversed ? DEDUCTION.failed : DEDUCTION.succeeded);

/** Makes the record of a deduction its payment line. */
async function keepDeduction(tx: Transaction, line: PayLine, now: Date): Promise<void> {
  if (line.deductionId === undefined) return;
  const changes = { status: getStatus(line), lenderEventId: line.eventId, reversedAt: line.isReversed ? now : null };
  await tx.update(payLog).set(changes).where(eq(payLog.id, line.deductionId));
}

async function keepPays(tx: Transaction, { institutionId, now, pays }: LedgerSnapshot): Promise<void> {
  const changed = pays.all().filter(({ isChanged }) => isChanged);
  const old = changed.flatMap(({ id, isReversed }) => (id !== undefined && isReversed ? [id] : []));
  if (old.length > 0) {
    await tx.execute(sql`
      update ${payLog} set status = ${DEDUCTION.failed}, reversed_at = ${now}::timestamptz
      where institution_id = ${institutionId} and id = any(${sql.param(old)}::bigint[])`);
  }
  const fresh = changed.filter(({ id }) => id === undefined);
  for (const line of fresh) await keepDeduction(tx, line, now);
  const lines = fresh.filter(({ deductionId }) => deductionId === undefined);
  if (lines.length === 0) return;
  const rows = lines.map((line) => ({ ...line, status: getStatus(line) }));
  await tx.execute(sql`
    insert into ${payLog} (institution_id, loan_id, task_id, agent_id, type, amount, status, op_at, lender_event_id, reversed_at)
    select ${institutionId}::bigint, x."loanId", x."taskId", x."agentId", x.type, x.amount, x.status, x."opAt", x."eventId",
      case when x."isReversed" then ${now}::timestamptz end
    from jsonb_to_recordset(${asRows(rows)}) as x ("loanId" bigint, "taskId" bigint, "agentId" bigint, type text, amount bigint, status text,
      "opAt" timestamptz, "eventId" bigint, "isReversed" boolean)`);
}

async function keepAllocations(tx: Transaction, { institutionId, now, allocations }: LedgerSnapshot): Promise<void> {
  const rows = allocations.all().filter(({ isNew }) => isNew);
  if (rows.length === 0) return;
  await tx.execute(sql`
    insert into ${allocation} (institution_id, event_id, cause_id, loan_id, period, part, amount, created_at)
    select ${institutionId}::bigint, x."eventId", x."causeId", x."loanId", x.period, x.part, x.amount, ${now}::timestamptz
    from jsonb_to_recordset(${asRows(rows)}) as x ("eventId" bigint, "causeId" bigint, "loanId" bigint, period integer, part text, amount bigint)`);
}

async function keepClarifications(
  tx: Transaction,
  { institutionId, now, clarifications }: LedgerSnapshot,
): Promise<void> {
  const changed = clarifications.all().filter(({ isChanged }) => isChanged);
  const fresh = changed.filter(({ id }) => id === undefined);
  if (fresh.length > 0) {
    await tx.execute(sql`
      insert into ${clarification} (institution_id, event_id, reason, currency, amount, state, loan_id, created_at, decided_at)
      select ${institutionId}::bigint, x."eventId", x.reason, x.currency, x.amount, x.state, x."loanId", ${now}::timestamptz,
        case when x.state <> 'open' then ${now}::timestamptz end
      from jsonb_to_recordset(${asRows(fresh)}) as x ("eventId" bigint, reason text, currency text, amount bigint, state text, "loanId" bigint)`);
  }
  const old = changed.filter(({ id }) => id !== undefined);
  if (old.length === 0) return;
  await tx.execute(sql`
    update ${clarification} as c set state = x.state, amount = x.amount, loan_id = x."loanId",
      decided_at = case when x.state = 'open' then null else ${now}::timestamptz end
    from jsonb_to_recordset(${asRows(old)}) as x (id bigint, state text, amount bigint, "loanId" bigint)
    where c.institution_id = ${institutionId} and c.id = x.id`);
}

async function keepEvents(
  tx: Transaction,
  { institutionId, now }: LedgerSnapshot,
  events: readonly LenderEvent[],
): Promise<void> {
  const rows = events.map(({ id, loanNo, state, clarifyReason, loanId, reversedBy }) => ({
    id,
    loanNo,
    state,
    clarifyReason,
    loanId,
    reversedBy,
  }));
  await tx.execute(sql`
    update ${lenderEvent} as e set state = x.state, clarify_reason = x."clarifyReason", loan_id = x."loanId", reversed_by = x."reversedBy",
      loan_no = case when e.loan_no = '' then x."loanNo" else e.loan_no end,
      booked_at = case when x.state = 'booked' then coalesce(e.booked_at, ${now}::timestamptz) else e.booked_at end
    from jsonb_to_recordset(${asRows(rows)}) as x (id bigint, "loanNo" text, state text, "clarifyReason" text, "loanId" bigint, "reversedBy" bigint)
    where e.institution_id = ${institutionId} and e.id = x.id`);
}

/** Writes all bookings in memory, each kind of row in one statement. */
export async function writeBooks(
  tx: Transaction,
  books: LedgerSnapshot,
  events: readonly LenderEvent[],
): Promise<void> {
  const loans = [...books.loansById.values()].filter(({ isChanged }) => isChanged);
  const cases = [...books.loansById.values()].flatMap((of) => of.cases.filter(({ id }) => books.changedCases.has(id)));
  await keepLoans(tx, loans);
  await keepPlans(tx, loans);
  await storeCaseResults(tx, cases, books.caseLines);
  await markCodesPaid(tx, books);
  const ended = cases.filter(({ status }) => !isOpenStatus(status)).map(({ id }) => id);
  await withdrawCodes(tx, { institutionId: books.institutionId, taskIds: ended, now: books.now });
  await keepPays(tx, books);
  await followPlans(
    tx,
    loans.map(({ id }) => id),
  );
  await keepAllocations(tx, books);
  await keepEvents(tx, books, events);
  await keepClarifications(tx, books);
}
