import { and, asc, eq, sql } from 'drizzle-orm';
import { CASE } from '@/contract/codes/caseStatus';
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

/** The calendar day where it is latest. */
const latestDay = (now: Date): string => calendarDay(now, 'Pacific/Kiritimati');

/** Some cases, after a number, that ended by extension and whose new due day is over where they are, with something still due (MI-07). */
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
          // Written in constants, as the index task_extended is.
          sql`${task.status} = ${codeLiteral(CASE.extended)}`,
          sql`${task.id} > ${after} and ${loan.due} > 0`,
          // Those whose day is over nowhere yet are told by the index task_extended_until: all but a few.
          sql`${task.penaltyDate} < ${latestDay(now)}`,
          sql`greatest(${task.penaltyDate}, ${loan.penaltyDate}) < (${now.toISOString()}::timestamptz at time zone ${institution.timeZone})::date`,
          sql`not exists (select 1 from ${task} newer where newer.institution_id = ${task.institutionId} and newer.loan_id = ${task.loanId} and newer.id > ${task.id})`,
        ),
      )
      .orderBy(asc(task.id))
      .limit(most),
  );

/** The loan of a locked case, held until the end of the transaction. */
export async function lockOwed(tx: Transaction, loanId: number): Promise<StoredLoan | undefined> {
  const [row] = await tx.select().from(loan).where(eq(loan.id, loanId)).for('update');
  return row;
}

/** Whoever has left gets nothing back: the case waits in its queue. */
export async function withoutWhoLeft(tx: Transaction, { agentId }: Task): Promise<Partial<Task>> {
  if (agentId === null) return {};
  const [user] = await tx.select({ enabled: appUser.enabled }).from(appUser).where(eq(appUser.id, agentId));
  return user?.enabled ? {} : { agentId: null, agentName: null, groupId: null, assignedAt: null, openedAt: null };
}
