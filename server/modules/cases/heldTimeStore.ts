import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { joinsTo } from '../../database/joinsTo';
import { inIds } from '../../database/anyOf';
import type { Transaction } from '../../database/connect';
import { task } from '../../database/tables/caseTables';
import { complaint, complaintMatter } from '../../database/tables/complaintTables';
import { caseHold } from '../../database/tables/holdTables';

interface Of {
  readonly institutionId: number;
  readonly borrowerIds: readonly number[];
}

const ofBorrowers = ({ institutionId, borrowerIds }: Of) =>
  and(eq(task.institutionId, institutionId), inIds(task.borrowerId, borrowerIds));

const decided = (of: Of, tx: Transaction) =>
  tx
    .select({
      borrowerId: task.borrowerId,
      taskId: task.id,
      from: caseHold.decidedAt,
      until: sql<Date | null>`${caseHold.endedAt}`.mapWith(caseHold.endedAt).as('until'),
      announced: sql<Date | null>`${caseHold.endsAt}`.mapWith(caseHold.endsAt).as('announced'),
    })
    .from(caseHold)
    .innerJoin(task, and(eq(task.institutionId, caseHold.institutionId), eq(task.id, caseHold.taskId)))
    .where(ofBorrowers(of));

const complained = (of: Of, tx: Transaction) =>
  tx
    .select({
      borrowerId: task.borrowerId,
      taskId: task.id,
      from: complaint.createdAt,
      until: sql<Date | null>`${complaint.completedAt}`.mapWith(complaint.completedAt).as('until'),
      announced: sql<Date | null>`null::timestamptz`.mapWith(caseHold.endsAt).as('announced'),
    })
    .from(complaintMatter)
    .innerJoin(complaint, joinsTo(complaint, complaintMatter.workOrderId))
    .innerJoin(task, joinsTo(task, complaintMatter.taskId))
    .where(ofBorrowers(of));

/** A time in which something held a case. */
export interface HeldTime {
  readonly borrowerId: number;
  readonly taskId: number;
  /** From this moment until before that one; null: it goes on. */
  readonly from: Date;
  readonly until: Date | null;
  /** The end that was announced: it holds no longer, a server notices a little later; null: none. */
  readonly announced: Date | null;
}

/** When the cases of some borrowers were held, by a decision (MI-10) or by a complaint (CM-01). */
export const heldTimes = async (of: Of, { tx }: { readonly tx: Transaction }): Promise<HeldTime[]> =>
  unionAll(decided(of, tx), complained(of, tx));
