import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { matchesRow } from '../../database/matchesRow';
import { contact, loan, task } from '../../database/tables/caseTables';
import type { CaseHistory, NewSeedCase, SeedContact } from './caseHistory';
import {
  deletePlans,
  insertEvents,
  insertLogs,
  insertMessages,
  insertPayLogs,
  insertPlans,
  updateContacts,
  updateLoans,
  updateTasks,
} from './historyStatements';
import type { PastPlan } from './pastTimes';
import type { SeedConnection } from '../seedConnection';
import { seedCaseHistory } from './seedHistory';
import type { PlannedLoan } from '../seedPlan';
import { seedPlan } from '../seedPlan';
import { SCENE_COUNT, addScenes } from './seedScenes';

/** Institution whose cases get a history. */
export interface HistoryPlan extends PastPlan {
  readonly institutionId: number;
  /** Agent whose first cases are the example cases. */
  readonly shownAgentId: number | undefined;
  readonly onProgress: (cases: number) => void;
}

const CHUNK = 2000;

type Fresh = NewSeedCase & PlannedLoan & { readonly loanId: number };

const COLUMNS = {
  id: task.id,
  loanId: task.loanId,
  borrowerId: task.borrowerId,
  penaltyDate: task.penaltyDate,
  collectionAt: task.collectionAt,
  amount: task.amount,
  agentId: task.agentId,
  productCategory: loan.productCategory,
  contractAmount: loan.contractAmount,
  dueAtStart: loan.dueAtStart,
  unpaidAtStart: loan.unpaidRepayment,
  penaltyInterest: loan.penaltyInterest,
};

async function getReachable(
  tx: SeedConnection,
  borrowerIds: readonly number[],
  { institutionId }: HistoryPlan,
): Promise<ReadonlyMap<number, SeedContact[]>> {
  const rows = await tx
    .select({
      id: contact.id,
      borrowerId: contact.borrowerId,
      relation: contact.relation,
      name: contact.name,
      phone: contact.phone,
    })
    .from(contact)
    .where(and(eq(contact.institutionId, institutionId), inArray(contact.borrowerId, [...borrowerIds])))
    .orderBy(asc(contact.id));
  const byBorrower = new Map<number, SeedContact[]>();
  for (const each of rows) byBorrower.set(each.borrowerId, [...(byBorrower.get(each.borrowerId) ?? []), each]);
  return byBorrower;
}

async function freshCases(tx: SeedConnection, beyond: number, plan: HistoryPlan): Promise<Fresh[]> {
  const rows = await tx
    .select(COLUMNS)
    .from(task)
    .innerJoin(loan, matchesRow(loan, task.loanId))
    .where(and(eq(task.institutionId, plan.institutionId), gt(task.id, beyond)))
    .orderBy(asc(task.id))
    .limit(CHUNK);
  const reachable = await getReachable(
    tx,
    rows.map(({ borrowerId }) => borrowerId),
    plan,
  );
  return rows.map((row) => ({ ...row, contacts: reachable.get(row.borrowerId) ?? [] }));
}

interface CaseStory {
  readonly fresh: Fresh;
  readonly past: CaseHistory;
}

const taskRecord = ({ fresh, past }: CaseStory) => ({
  id: fresh.id,
  loan_id: fresh.loanId,
  status: past.status,
  amount: past.amount,
  last_call: past.calls.at(-1) ?? null,
  willingness: past.willingness,
  promised_amount: past.promisedAmount,
  promised_at: past.promisedAt,
  promise_made_at: past.promiseMadeAt,
  next_action_at: past.nextActionAt,
  opened_at: past.openedAt,
  settled_at: past.settledAt,
  version: 1 + past.calls.length + past.payments.length,
});

const byAgent = ({ fresh }: CaseStory) => ({ task_id: fresh.id, agent_id: fresh.agentId });

const logRecords = (each: CaseStory) => each.past.calls.map((call) => ({ ...call, ...byAgent(each) }));

const messageRecords = (each: CaseStory) =>
  each.past.messages.map(({ isSent, ...message }) => ({ ...message, sent: isSent, ...byAgent(each) }));

const payRecords = (each: CaseStory) =>
  each.past.payments.map(({ at, ...payment }) => ({
    ...payment,
    ...byAgent(each),
    loan_id: each.fresh.loanId,
    op_at: at,
  }));

/** Events from outside, such as payments and assignments; all others are the agent's work. */
const ELSEWHERE = new Set(['assigned', 'paidInPart', 'paidInFull', 'withdrawn', 'refunded']);

const eventRecords = (each: CaseStory) =>
  each.past.events.map((step) => ({
    ...step,
    task_id: each.fresh.id,
    agent_id: ELSEWHERE.has(step.event) ? null : each.fresh.agentId,
  }));

const planRecords = ({ fresh, past }: CaseStory, plan: HistoryPlan) =>
  seedPlan(fresh, past, plan).map((period) => ({ ...period, loan_id: fresh.loanId }));

async function write(tx: SeedConnection, written: readonly CaseStory[], plan: HistoryPlan): Promise<void> {
  const { institutionId } = plan;
  const asText = (recordsOf: (each: CaseStory) => unknown[]): string => JSON.stringify(written.flatMap(recordsOf));
  const tasks = JSON.stringify(written.map(taskRecord));
  await tx.execute(updateTasks(tasks, institutionId));
  await tx.execute(updateLoans(tasks, institutionId));
  await tx.execute(insertLogs(asText(logRecords), institutionId));
  await tx.execute(insertMessages(asText(messageRecords), institutionId));
  await tx.execute(insertPayLogs(asText(payRecords), institutionId));
  await tx.execute(insertEvents(asText(eventRecords), institutionId));
  await tx.execute(
    insertPlans(
      asText((each) => planRecords(each, plan)),
      institutionId,
    ),
  );
}

/** Makes pasts: the shown agent's first cases by their scenes, all others by chance. */
function createPastMapper(plan: HistoryPlan): (fresh: Fresh) => CaseHistory {
  let scenes = 0;
  return (fresh) => {
    const isShown = fresh.agentId !== null && fresh.agentId === plan.shownAgentId && scenes < SCENE_COUNT;
    if (!isShown) return seedCaseHistory(fresh, plan);
    scenes += 1;
    return addScenes(fresh, scenes - 1, plan);
  };
}

/** Gives every case of an institution a past, some thousand cases at a time. */
export async function writeHistory(tx: SeedConnection, plan: HistoryPlan): Promise<void> {
  const pastOf = createPastMapper(plan);
  await tx.execute(deletePlans(plan.institutionId));
  let beyond = 0;
  for (let done = 0; ;) {
    const cases = await freshCases(tx, beyond, plan);
    if (cases.length === 0) break;
    await write(
      tx,
      cases.map((fresh) => ({ fresh, past: pastOf(fresh) })),
      plan,
    );
    beyond = cases.at(-1)?.id ?? beyond;
    done += cases.length;
    plan.onProgress(done);
  }
  await tx.execute(updateContacts(plan.institutionId));
}
