import { and, asc, eq, sql } from 'drizzle-orm';
import { CASE } from '@/contract/codes/caseCodes';
import { joinsTo } from '../../database/joinsTo';
import { inTenantTransaction } from '../../database/callTransaction';
import { codeLiteral } from '../../database/codeLiteral';
import type { Database, Transaction } from '../../database/connect';
import { loan, task } from '../../database/tables/caseTables';
import { appUser, institution } from '../../database/tables/organisationTables';
import { calendarDay } from '../../values/calendarDay';
import type { StoredLoan, Task } from '../cases/casesFacade';

/** A case that ended by extension and whose new due day has passed. */
export interface PassedExtension {
  readonly taskId: number;
  readonly loanId: number;
  readonly institutionId: number;
  readonly timeZone: string;
}

/** Returns the calendar day in the latest time zone. */
const latestDay = (now: Date): string => calendarDay(now, 'Pacific/Kiritimati');

/**
 * Reads some cases, after an id, that ended by extension with a positive due amount (MI-07). Their new due day has passed in
 * their time zone.
 */
export const passedExtensions = (
  database: Database,
  { now, after, most }: { readonly now: Date; readonly after: number; readonly most: number },
): Promise<PassedExtension[]> =>
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
      .innerJoin(loan, joinsTo(loan, task.loanId))
      .where(
        and(
          // Written with constants, like the index task_extended.
          sql`${task.status} = ${codeLiteral(CASE.extended)}`,
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
export async function lockOwed(tx: Transaction, loanId: number): Promise<StoredLoan | undefined> {
  const [row] = await tx.select().from(loan).where(eq(loan.id, loanId)).for('update');
  return row;
}

/** Removes an agent who has left: the case is not reassigned to them and waits in its queue. */
export async function withoutWhoLeft(tx: Transaction, { agentId }: Task): Promise<Partial<Task>> {
  if (agentId === null) return {};
  const [user] = await tx.select({ enabled: appUser.enabled }).from(appUser).where(eq(appUser.id, agentId));
  return user?.enabled ? {} : { agentId: null, agentName: null, groupId: null, assignedAt: null, openedAt: null };
}
