import { and, asc, eq, sql, count, type SQL, sum } from 'drizzle-orm';
import { CASE } from '@/contract/codes/caseCodes';
import { matchesRow } from '../../database/matchesRow';
import { inTenantTransaction } from '../../database/callTransaction';
import { toCodeLiteral } from '../../database/toCodeLiteral';
import type { Database, Transaction } from '../../database/connect';
import { loan, task } from '../../database/tables/caseTables';
import { appUser, institution, queue } from '../../database/tables/organizationTables';
import { toCalendarDay } from '../../values/toCalendarDay';
import type { StoredLoan, Task } from '../cases/casesFacade';
import type { CallerContext } from '../../access/callContext';
import { caseEvent } from '../../database/tables/callTables';
import type { Caller } from '../../kernel/caller';
import { isOpenTask } from '../../access/queueScope';
import { caseLoad } from '../../database/tables/queueTables';
import { repaymentCode } from '../../database/tables/moneyTables';

/** A case that ended by extension and whose new due day has passed. */
export interface ExpiredExtension {
  readonly taskId: number;
  readonly loanId: number;
  readonly institutionId: number;
  readonly timeZone: string;
}

/** Returns the calendar day in the latest time zone. */
const latestDay = (now: Date): string => toCalendarDay(now, 'Pacific/Kiritimati');

/**
 * Reads some cases, after an id, that ended by extension with a positive due amount (MI-07). Their new due day has passed in
 * their time zone.
 */
export const listExpiredExtensions = (
  database: Database,
  { now, after, most }: { readonly now: Date; readonly after: number; readonly most: number },
): Promise<ExpiredExtension[]> =>
  inTenantTransaction(database, 'open', (tx) =>
    tx
      .select({
        taskId: task.id,
        loanId: task.loanId,
        institutionId: task.institutionId,
        timeZone: institution.timeZone,
      })
      .from(task)
      .innerJoin(institution, eq(institution.id, task.institutionId))
      .innerJoin(loan, matchesRow(loan, task.loanId))
      .where(
        and(
          // Written with constants, like the index task_extended.
          sql`${task.status} = ${toCodeLiteral(CASE.extended)}`,
          sql`${task.id} > ${after} and ${loan.due} > 0`,
          // The index task_extended_until excludes those whose day is over in no time zone yet: all but a few.
          sql`${task.penaltyDate} < ${latestDay(now)}`,
          sql`greatest(${task.penaltyDate}, ${loan.penaltyDate}) < (${now.toISOString()}::timestamptz at time zone ${institution.timeZone})::date`,
          sql`not exists (select 1 from ${task} newer where newer.institution_id = ${task.institutionId} and newer.loan_id = ${task.loanId} and newer.id > ${task.id})`,
        ),
      )
      .orderBy(asc(task.id))
      .limit(most),
  );

/** Locks the loan of a locked case until the end of the transaction. */
export async function lockAmountDue(tx: Transaction, loanId: number): Promise<StoredLoan | undefined> {
  const [row] = await tx.select().from(loan).where(eq(loan.id, loanId)).for('update');
  return row;
}

/** Removes an agent who has left: the case is not reassigned to them and waits in its queue. */
export async function removeFormerAgents(tx: Transaction, { agentId }: Task): Promise<Partial<Task>> {
  if (agentId === null) return {};
  const [user] = await tx.select({ enabled: appUser.enabled }).from(appUser).where(eq(appUser.id, agentId));
  return user?.enabled ? {} : { agentId: null, agentName: null, groupId: null, assignedAt: null, openedAt: null };
}

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
export const selectExtendedSince = (since: Date, { institutionId }: Pick<Caller, 'institutionId'>): SQL => sql`
  with still as materialized (
    select id, queue_id from ${task} where institution_id = ${institutionId} and status = ${toCodeLiteral(CASE.extended)} and settled_at >= ${since.toISOString()}::timestamptz
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
    sql`select count(*) as cases from (${selectExtendedSince(since, caller)}) as extended where queue_id = ${queueId}`,
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
