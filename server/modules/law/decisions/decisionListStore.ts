import { and, desc, eq, gte, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { decisionsQuery } from '@/contract/entities/law/contactDecision';
import { CASES_COUNTED_MAX } from '@/contract/ourLimits';
import type { CallerContext } from '../../../access/callContext';
import { selectVisibleTasks } from '../../../access/selectVisibleTasks';
import { matchesRow } from '../../../database/matchesRow';
import { contact, task } from '../../../database/tables/caseTables';
import { contactDecision as decided } from '../../../database/tables/lawTables';
import { appUser } from '../../../database/tables/organizationTables';
import { isRowId } from '../../../values/parseRowId';
import { anyColumnContainsWords } from '../../../values/searchText';

type DecisionListContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Filters of the decision list. */
export type DecisionFilter = Omit<z.output<typeof decisionsQuery>, 'from' | 'to' | 'page' | 'size'> & {
  readonly start?: Date | undefined;
  readonly end?: Date | undefined;
};

/** Slice of the list by limit and offset. */
export interface DecisionSlice {
  readonly offset: number;
  readonly limit: number;
}

/** Uses the index contact_decision_verdict. */
export const decidedVerdict = sql<string>`(${decided.decision} ->> 'verdict')`;

const isAgent = and(eq(appUser.institutionId, decided.institutionId), eq(appUser.id, decided.agentId));

/** Selects the decisions by borrower, which is indexed. */
const ofCases = (condition: SQL, { tx, caller }: DecisionListContext): SQL | undefined => {
  const borrowers = tx
    .select({ id: task.borrowerId })
    .from(task)
    .where(and(eq(task.institutionId, caller.institutionId), condition));
  return and(condition, inArray(decided.borrowerId, borrowers));
};

function ofCase({ taskId, loanId }: DecisionFilter, context: DecisionListContext): (SQL | undefined)[] {
  if (taskId !== undefined && !isRowId(taskId)) return [sql`false`];
  return [
    taskId === undefined ? undefined : ofCases(eq(task.id, Number(taskId)), context),
    loanId === undefined ? undefined : ofCases(eq(task.loanNo, loanId), context),
  ];
}

const agentsNamed = (user: string, { tx, caller }: DecisionListContext) =>
  tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(
        eq(appUser.institutionId, caller.institutionId),
        anyColumnContainsWords([appUser.name, appUser.username], user),
      ),
    );

/** Returns the condition of a filter, limited to the cases that the caller may see (RO-01). */
function matching(filter: DecisionFilter, context: DecisionListContext): SQL | undefined {
  const { start, end, user, verdict } = filter;
  const { caller } = context;
  return and(
    eq(decided.institutionId, caller.institutionId),
    selectVisibleTasks(caller),
    start && gte(decided.at, start),
    end && lte(decided.at, end),
    verdict === undefined ? undefined : sql`${decidedVerdict} = ${verdict}`,
    user === undefined ? undefined : inArray(decided.agentId, agentsNamed(user, context)),
    ...ofCase(filter, context),
  );
}

/** Lists decisions, newest first, with the case, the agent and the contact of each. */
export const listDecisions = (filter: DecisionFilter, { offset, limit }: DecisionSlice, context: DecisionListContext) =>
  context.tx
    .select({
      id: decided.id,
      at: decided.at,
      mode: decided.mode,
      channel: decided.channel,
      decision: decided.decision,
      reason: decided.reason,
      doubted: decided.doubted,
      callId: decided.callId,
      smsId: decided.smsId,
      overrideId: decided.overrideId,
      taskId: decided.taskId,
      loanNo: task.loanNo,
      agentId: decided.agentId,
      agentName: appUser.name,
      username: appUser.username,
      contactName: contact.name,
      relation: contact.relation,
    })
    .from(decided)
    .innerJoin(task, matchesRow(task, decided.taskId))
    .leftJoin(appUser, isAgent)
    .leftJoin(contact, matchesRow(contact, decided.contactId))
    .where(matching(filter, context))
    .orderBy(desc(decided.at), desc(decided.id))
    .limit(limit)
    .offset(offset);

/** A decision as it is listed. */
export type ListedDecision = Awaited<ReturnType<typeof listDecisions>>[number];

/** Counts the decisions, up to the maximum that lists count. */
export async function countDecisions(filter: DecisionFilter, context: DecisionListContext) {
  const counted = context.tx
    .select({ one: sql`1`.as('one') })
    .from(decided)
    .innerJoin(task, matchesRow(task, decided.taskId))
    .where(matching(filter, context))
    .limit(CASES_COUNTED_MAX + 1)
    .as('counted');
  const [row] = await context.tx.select({ number: sql<number>`count(*)::int` }).from(counted);
  const number = row?.number ?? 0;
  return { totalCount: Math.min(number, CASES_COUNTED_MAX), more: number > CASES_COUNTED_MAX };
}
