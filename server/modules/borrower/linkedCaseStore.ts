import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';
import { selectVisibleTasks } from '../../access/selectVisibleTasks';
import { contact, task } from '../../database/tables/caseTables';
import type { Task } from '../cases/casesFacade';

/** Maximum number of listed cases that share a number, the newest. */
const LINKED_CASES_MAX = 50;

/** A case that shares a number with another one. */
export interface LinkedCaseRow extends Pick<Task, 'id' | 'loanNo' | 'borrowerName' | 'status' | 'amount'> {
  /** Shared number. */
  readonly phone: string;
}

/** Returns the other cases that the caller may see and that have a contact with one of these numbers, newest first. */
export const findCasesByNumbers = (
  numbers: readonly string[],
  of: Task,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<LinkedCaseRow[]> =>
  tx
    .select({
      id: task.id,
      loanNo: task.loanNo,
      borrowerName: task.borrowerName,
      status: task.status,
      amount: task.amount,
      phone: sql<string>`min(${contact.phone})`,
    })
    .from(contact)
    .innerJoin(task, eq(task.borrowerId, contact.borrowerId))
    .where(
      and(
        eq(contact.institutionId, caller.institutionId),
        inArray(contact.phoneDigits, [...numbers]),
        selectVisibleTasks(caller),
        ne(task.id, of.id),
      ),
    )
    .groupBy(task.institutionId, task.id)
    .orderBy(desc(task.id))
    .limit(LINKED_CASES_MAX);
