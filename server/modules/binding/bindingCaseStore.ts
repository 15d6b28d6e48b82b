import type { SQL } from 'drizzle-orm';
import { and, asc, inArray } from 'drizzle-orm';
import { BIND_CASES_MAX } from '@/contract/ourLimits';
import { task } from '../../database/tables/caseTables';
import type { CallerContext } from '../../access/callContext';
import { isOpenTask, queueTasks } from '../../access/queueScope';
import { type QueueTaskFilters, queueTasksUnder } from '../queues/queuesFacade';

type CaseContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
/** A case as a plan reads it. */
export type BoundCase = Awaited<ReturnType<typeof readCases>>[number];

/** One more than a binding may have, so that too many are noticed. */
const readCases = (condition: SQL | undefined, { tx }: CaseContext) =>
  tx
    .select({
      id: task.id,
      amount: task.amount,
      agentId: task.agentId,
      assignedAt: task.assignedAt,
      openedAt: task.openedAt,
      isOpen: isOpenTask.mapWith(Boolean),
    })
    .from(task)
    .where(condition)
    .orderBy(asc(task.id))
    .limit(BIND_CASES_MAX + 1);

/** Those of some cases that the caller may bind. */
export const casesByIds = (ids: readonly number[], context: CaseContext): Promise<BoundCase[]> =>
  readCases(and(inArray(task.id, [...ids]), queueTasks(context.caller)), context);

/** The open cases of a queue that the caller may bind and that pass the filters. */
export const casesUnder = (
  queueId: number | 'none',
  filters: QueueTaskFilters,
  context: CaseContext,
): Promise<BoundCase[]> => readCases(queueTasksUnder(queueId, filters, context), context);
