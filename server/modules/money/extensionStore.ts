import { and, count, eq, type SQL, sql, sum } from 'drizzle-orm';
import { CASE } from '@/contract/codes/caseCodes';
import type { CallerContext } from '../../access/callContext';
import { codeLiteral } from '../../database/codeLiteral';
import { caseEvent } from '../../database/tables/callTables';
import type { Caller } from '../../kernel/caller';
import { isOpenTask } from '../../access/queueScope';
import { caseLoad } from '../../database/tables/caseLoadTables';
import { task } from '../../database/tables/caseTables';
import { repaymentCode } from '../../database/tables/moneyTables';
import { queue } from '../../database/tables/organisationTables';

type ExtensionContext = Pick<CallerContext, 'tx'>;

/** Locks a queue until the end of the transaction and returns the percentage of its cases that may be extended in a month. */
export async function lockExtensionPercent(queueId: number, { tx }: ExtensionContext): Promise<number | undefined> {
  const [limit] = await tx
    .select({ percent: queue.extensionPercent })
    .from(queue)
    .where(eq(queue.id, queueId))
    .for('no key update');
  return limit?.percent;
}

async function countCases(condition: SQL | undefined, { tx }: ExtensionContext): Promise<number> {
  const [row] = await tx.select({ cases: count() }).from(task).where(condition);
  return row?.cases ?? 0;
}

/** Counts the open cases of a queue. */
export async function countOpenOfQueue(
  queueId: number,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<number> {
  const ofQueue = and(eq(caseLoad.institutionId, caller.institutionId), eq(caseLoad.queueId, queueId));
  const [row] = await tx
    .select({ cases: sum(caseLoad.cases) })
    .from(caseLoad)
    .where(ofQueue);
  return Number(row?.cases ?? 0);
}

/**
 * Selects the cases extended since a time, each once with its queue. Includes cases that have been reopened since, because an
 * extension that is over still counts.
 */
export const extendedSince = (since: Date, { institutionId }: Pick<Caller, 'institutionId'>): SQL => sql`
  with still as materialized (
    select id, queue_id from ${task} where institution_id = ${institutionId} and status = ${codeLiteral(CASE.extended)} and settled_at >= ${since.toISOString()}::timestamptz
  ), back as materialized (
    select distinct task_id from ${caseEvent} where institution_id = ${institutionId} and event = 'extended' and created_at >= ${since.toISOString()}::timestamptz
      and not exists (select from still where still.id = task_id)
  )
  select id, queue_id from still
  union all
  select ${task.id}, ${task.queueId} from back join ${task} on ${task.institutionId} = ${institutionId} and ${task.id} = back.task_id`;

/** Counts the cases of a queue that have been extended since a time. */
export async function countExtended(
  queueId: number,
  since: Date,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<number> {
  const { rows } = await tx.execute<{ cases: string }>(
    sql`select count(*) as cases from (${extendedSince(since, caller)}) as extended where queue_id = ${queueId}`,
  );
  return Number(rows[0]?.cases ?? 0);
}

/** Counts the other open cases of a queue with a valid extension code: a payment may extend them at any moment (MI-07). */
export const countOffered = (
  queueId: number,
  exceptTaskId: number,
  { tx, caller, now }: Pick<CallerContext, 'tx' | 'caller' | 'now'>,
): Promise<number> =>
  countCases(
    and(
      eq(task.queueId, queueId),
      isOpenTask,
      sql`${task.id} in (select task_id from ${repaymentCode} where institution_id = ${caller.institutionId} and ended_at is null and days is not null
        and (expires_at is null or expires_at > ${now.toISOString()}::timestamptz) and task_id <> ${exceptTaskId})`,
    ),
    { tx },
  );
