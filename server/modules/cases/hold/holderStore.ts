import { and, asc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { HoldKind } from '@/contract/codes/preferenceCodes';
import { matchesRow } from '../../../database/matchesRow';
import type { MaybePlaceholder } from '../../../database/preparedQuery';
import { matchesAnyId } from '../../../database/anyOf';
import { task } from '../../../database/tables/caseTables';
import { caseHold } from '../../../database/tables/preferenceTables';
import { complaint, complaintAllegation } from '../../../database/tables/complaintTables';
import type { Transaction } from '../../../database/connect';
import type { Task } from '../taskStore';

/** Stored hold by decision (MI-10). */
export type StoredHold = typeof caseHold.$inferSelect;

/** Holds of a case: the oldest open complaint on it (CM-01), a decision (MI-10), both or neither. */
export interface Holders {
  readonly workOrderId: number | null;
  readonly hold: StoredHold | null;
}

type HolderState = { readonly [Name in 'id' | 'institutionId']: MaybePlaceholder<Task[Name]> };
interface HolderReadContext {
  readonly tx: Pick<Transaction, 'select'>;
}

/** Matches the active hold of a case: there is at most one. */
export const isHoldInForce = ({ id, institutionId }: HolderState): SQL | undefined =>
  and(eq(caseHold.institutionId, institutionId), eq(caseHold.taskId, id), isNull(caseHold.endedAt));

/** Finds the active hold of a case; null without one. */
export async function findHold(of: HolderState, { tx }: HolderReadContext): Promise<StoredHold | null> {
  const [row] = await tx.select().from(caseHold).where(isHoldInForce(of));
  return row ?? null;
}

/** Selects the oldest open complaint on a case. */
export const openComplaint = ({ id, institutionId }: HolderState, { tx }: HolderReadContext) =>
  tx
    .select({ id: complaint.id })
    .from(complaintAllegation)
    .innerJoin(complaint, matchesRow(complaint, complaintAllegation.workOrderId))
    .where(
      and(
        eq(complaintAllegation.taskId, id),
        eq(complaint.institutionId, institutionId),
        ne(complaint.state, 'completed'),
      ),
    )
    .orderBy(asc(complaint.id))
    .limit(1);

/** Reads the holds of a case; every check uses this function (CM-01, MI-10). */
export async function getHolders(of: HolderState, reading: HolderReadContext): Promise<Holders> {
  const [complained] = await openComplaint(of, reading);
  return { workOrderId: complained?.id ?? null, hold: await findHold(of, reading) };
}

const complainedAbout = sql`exists (select 1 from ${complaintAllegation} join ${complaint} on ${matchesRow(complaint, complaintAllegation.workOrderId)}
  where ${matchesRow(task, complaintAllegation.taskId)} and ${complaint.state} <> 'completed')`;

const decidedKind = sql`(select ${caseHold.kind} from ${caseHold}
  where ${caseHold.institutionId} = ${task.institutionId} and ${caseHold.taskId} = ${task.id} and ${caseHold.endedAt} is null)`;

/** Kind of the hold of a row's case; null without a hold. A complaint takes precedence over a decision. */
export const holdKindSql: SQL<HoldKind | null> = sql<HoldKind | null>`case when ${complainedAbout} then 'complaint' else ${decidedKind} end`;

/** Matches cases without a hold. */
export const isFree: SQL = sql`${holdKindSql} is null`;

/** Returns those of some cases that are on hold. */
export async function findCasesOnHold(
  tx: HolderReadContext['tx'],
  taskIds: readonly number[],
): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: task.id })
    .from(task)
    .where(and(matchesAnyId(task.id, taskIds), isNotNull(holdKindSql)));
  return new Set(rows.map(({ id }) => id));
}

/** Selects the cases of an institution on hold for one of these reasons: few of many, found by their holds. */
export const selectCasesOnHoldByKind = (kinds: readonly string[], institutionId: number): SQL => sql`${task.id} in (
  select ${caseHold.taskId} from ${caseHold} where ${caseHold.institutionId} = ${institutionId} and ${caseHold.endedAt} is null
    and ${caseHold.kind} = any(${sql.param([...kinds])}::text[])
  union all
  select ${complaintAllegation.taskId} from ${complaintAllegation} join ${complaint} on ${matchesRow(complaint, complaintAllegation.workOrderId)}
  where ${complaint.institutionId} = ${institutionId} and ${complaint.state} <> 'completed' and ${kinds.includes('complaint')})`;

/** Selects the cases of an institution whose hold ends by a moment. */
export const selectCasesOnHoldUntil = (end: Date, institutionId: number): SQL => sql`${task.id} in (
  select ${caseHold.taskId} from ${caseHold} where ${caseHold.institutionId} = ${institutionId} and ${caseHold.endedAt} is null
    and ${caseHold.endsAt} <= ${end.toISOString()}::timestamptz)`;
