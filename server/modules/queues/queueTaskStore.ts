import type * as z from 'zod/mini';
import type { SQL } from 'drizzle-orm';
import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { CASE_HOLDER, queueTasksQuery } from '@/contract/entities/management/binding';
import { CASES_COUNTED_MAX } from '@/contract/ourLimits';
import { selectInPieces } from '../../database/streamRows';
import { task } from '../../database/tables/caseTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { selectPageIds, selectPromiseStateAt, matchesFilters, buildTaskOrder, ROW_COLUMNS } from '../cases/casesFacade';
import { isInQueue, isOpenTask, queueTasks } from '../../access/queueScope';
import { queueNumber } from './queueStore';

type Query = z.output<typeof queueTasksQuery>;
/** The filters of a queue's cases. */
export type QueueTaskFilters = Omit<Query, 'queueId' | 'page' | 'size' | 'sort' | 'order'>;
type QueueTaskContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

const HELD: Readonly<Record<(typeof CASE_HOLDER)[number], SQL | undefined>> = {
  anybody: undefined,
  nobody: isNull(task.agentId),
  somebody: isNotNull(task.agentId),
};

/** Condition for the open cases of a queue that the caller may see or bind and that match the filters (QU-02). */
export const selectQueueTasks = (
  queueId: number | 'none',
  { held = 'anybody', agentId, ...filters }: QueueTaskFilters,
  context: QueueTaskContext,
): SQL | undefined =>
  and(
    isInQueue(queueId),
    isOpenTask,
    queueTasks(context.caller),
    HELD[held],
    agentId === undefined ? undefined : eq(task.agentId, parseRowId(agentId)),
    matchesFilters(filters, context),
  );

type ListQuery = Omit<Query, 'page' | 'size'>;

/** Selects a queue's open cases in list order, with the columns of a row. */
const selectUnder = (
  condition: SQL | undefined,
  { sort, order }: Pick<ListQuery, 'sort' | 'order'>,
  context: QueueTaskContext,
) =>
  context.tx
    .select({ ...ROW_COLUMNS, promiseState: selectPromiseStateAt(context) })
    .from(task)
    .where(condition)
    .orderBy(...buildTaskOrder({ sort, order }));

const getCondition = async ({ queueId, ...filters }: Omit<ListQuery, 'sort' | 'order'>, context: QueueTaskContext) =>
  selectQueueTasks(await queueNumber(queueId, context), filters, context);

/** Returns a page of a queue's open cases with the exact total (§7 management/queue/tasks). */
export async function listQueueTasks({ page, size, sort, order, ...query }: Query, context: QueueTaskContext) {
  const condition = await getCondition(query, context);
  const [{ totalCount } = { totalCount: 0 }] = await context.tx
    .select({ totalCount: count() })
    .from(task)
    .where(condition);
  const slice = { condition, order: buildTaskOrder({ sort, order }), limit: size, offset: (page - 1) * size };
  const onPage = inArray(task.id, selectPageIds(slice, { isFew: totalCount <= CASES_COUNTED_MAX }));
  const ofInstitution = eq(task.institutionId, context.caller.institutionId);
  return { rows: await selectUnder(and(ofInstitution, onPage), { sort, order }, context), totalCount };
}

/** Streams all of them in batches. */
export const streamQueueTasks = async ({ sort, order, ...query }: ListQuery, context: QueueTaskContext) =>
  selectInPieces(context.tx, selectUnder(await getCondition(query, context), { sort, order }, context));
