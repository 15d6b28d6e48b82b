import { and, desc, eq, gt, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm';
import { RELATION } from '@/contract/codes/contactCodes';
import type { Database } from '../../database/connect';
import { matchesRow } from '../../database/matchesRow';
import { contact, loan, task } from '../../database/tables/caseTables';
import { caseHold } from '../../database/tables/preferenceTables';
import { appUser } from '../../database/tables/organizationTables';

/** Case of the demo agent with the contacts that the demo day calls. */
export interface DemoCase {
  readonly id: number;
  readonly loanNo: string;
  /** Amount due in minor units. */
  readonly amount: number;
  readonly borrowerId: number;
}

/** Amount in minor units from which a case can be deducted or repaid in parts. */
const ENOUGH = 500_000;

/** Lists open cases of an agent without a promise, the last ones first: the first ones have the scenes of the agent's day. */
export const listDemoCases = (database: Database, username: string, count: number): Promise<DemoCase[]> =>
  database
    .select({ id: task.id, loanNo: task.loanNo, amount: task.amount, borrowerId: task.borrowerId })
    .from(task)
    .innerJoin(appUser, eq(appUser.id, task.agentId))
    .innerJoin(loan, matchesRow(loan, task.loanId))
    .where(
      and(
        eq(appUser.username, username),
        inArray(task.status, ['C01', 'C10']),
        isNotNull(loan.deductionAccount),
        gt(task.amount, sql`${ENOUGH}::bigint`),
        isNull(task.promisedAt),
        notExists(database.select().from(caseHold).where(eq(caseHold.taskId, task.id))),
      ),
    )
    .orderBy(desc(task.id))
    .limit(count);

/** Returns the borrower's own number and that of another contact. */
export async function getDemoContacts(database: Database, { borrowerId }: DemoCase) {
  const find = async (isBorrower: boolean) => {
    const relation = (isBorrower ? eq : ne)(contact.relation, RELATION.self);
    const [row] = await database
      .select({ id: contact.id })
      .from(contact)
      .where(and(eq(contact.borrowerId, borrowerId), relation))
      .orderBy(contact.id)
      .limit(1);
    if (!row) throw new Error(`the borrower ${borrowerId} has no such contact`);
    return String(row.id);
  };
  return { borrower: await find(true), other: await find(false) };
}
