import { and, eq, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { matchesRow } from '../../../database/matchesRow';
import { matchesAnyId } from '../../../database/anyOf';
import type { Transaction } from '../../../database/connect';
import { task } from '../../../database/tables/caseTables';
import { complaint, complaintAllegation } from '../../../database/tables/complaintTables';
import { caseHold } from '../../../database/tables/preferenceTables';

interface HeldTimeSubject {
  readonly institutionId: number;
  readonly borrowerIds: readonly number[];
}

const ofBorrowers = ({ institutionId, borrowerIds }: HeldTimeSubject) =>
  and(eq(task.institutionId, institutionId), matchesAnyId(task.borrowerId, borrowerIds));

const decided = (of: HeldTimeSubject, tx: Transaction) =>
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

const complained = (of: HeldTimeSubject, tx: Transaction) =>
  tx
    .select({
      borrowerId: task.borrowerId,
      taskId: task.id,
      from: complaint.createdAt,
      until: sql<Date | null>`${complaint.completedAt}`.mapWith(complaint.completedAt).as('until'),
      announced: sql<Date | null>`null::timestamptz`.mapWith(caseHold.endsAt).as('announced'),
    })
    .from(complaintAllegation)
    .innerJoin(complaint, matchesRow(complaint, complaintAllegation.workOrderId))
    .innerJoin(task, matchesRow(task, complaintAllegation.taskId))
    .where(ofBorrowers(of));

/** Period in which a case was on hold. */
export interface HoldPeriod {
  readonly borrowerId: number;
  readonly taskId: number;
  /** Half-open period; `until` is null while it lasts. */
  readonly from: Date;
  readonly until: Date | null;
  /** Announced end of the hold, after which it no longer applies; a server processes it a little later. Null without one. */
  readonly announced: Date | null;
}

/** Returns the periods in which the cases of some borrowers were on hold, by a decision (MI-10) or by a complaint (CM-01). */
export const listHoldPeriods = async (
  of: HeldTimeSubject,
  { tx }: { readonly tx: Transaction },
): Promise<HoldPeriod[]> => unionAll(decided(of, tx), complained(of, tx));
