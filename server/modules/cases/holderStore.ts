import { and, asc, eq, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm';
import type { HoldKind } from '@/contract/codes/holdKind';
import { joinsTo } from '../../database/joinsTo';
import type { MaybePlaceholder } from '../../database/preparedQuery';
import { inIds } from '../../database/anyOf';
import { task } from '../../database/tables/caseTables';
import { caseHold } from '../../database/tables/holdTables';
import { complaint, complaintMatter } from '../../database/tables/complaintTables';
import type { Transaction } from '../../database/connect';
import type { Task } from './taskStore';

/** A decided hold as the database keeps it (MI-10). */
export type StoredHold = typeof caseHold.$inferSelect;

/** What holds a case: the oldest open complaint on it (CM-01), a decision (MI-10), both or neither. */
export interface Holders {
  readonly workOrderId: number | null;
  readonly hold: StoredHold | null;
}

type Held = { readonly [Name in 'id' | 'institutionId']: MaybePlaceholder<Task[Name]> };
interface Reading {
  readonly tx: Pick<Transaction, 'select'>;
}

/** The hold of a case that is in force: there is one at most. */
export const inForce = ({ id, institutionId }: Held): SQL | undefined =>
  and(eq(caseHold.institutionId, institutionId), eq(caseHold.taskId, id), isNull(caseHold.endedAt));

/** The hold that is in force on a case; null without one. */
export async function findHold(of: Held, { tx }: Reading): Promise<StoredHold | null> {
  const [row] = await tx.select().from(caseHold).where(inForce(of));
  return row ?? null;
}

/** The oldest open complaint on a case. */
export const openComplaint = ({ id, institutionId }: Held, { tx }: Reading) =>
  tx
    .select({ id: complaint.id })
    .from(complaintMatter)
    .innerJoin(complaint, joinsTo(complaint, complaintMatter.workOrderId))
    .where(
      and(eq(complaintMatter.taskId, id), eq(complaint.institutionId, institutionId), ne(complaint.state, 'completed')),
    )
    .orderBy(asc(complaint.id))
    .limit(1);

/** What holds a case, asked in one place for every door (CM-01, MI-10). */
export async function getHolders(of: Held, reading: Reading): Promise<Holders> {
  const [complained] = await openComplaint(of, reading);
  return { workOrderId: complained?.id ?? null, hold: await findHold(of, reading) };
}

const complainedAbout = sql`exists (select 1 from ${complaintMatter} join ${complaint} on ${joinsTo(complaint, complaintMatter.workOrderId)}
  where ${joinsTo(task, complaintMatter.taskId)} and ${complaint.state} <> 'completed')`;

const decidedKind = sql`(select ${caseHold.kind} from ${caseHold}
  where ${caseHold.institutionId} = ${task.institutionId} and ${caseHold.taskId} = ${task.id} and ${caseHold.endedAt} is null)`;

/** What holds the case of a row; null: nothing. A complaint is named before a decision. */
export const heldKind: SQL<HoldKind | null> = sql<HoldKind | null>`case when ${complainedAbout} then 'complaint' else ${decidedKind} end`;

/** The case of a row is free: nothing holds it. */
export const isFree: SQL = sql`${heldKind} is null`;

/** Those of some cases that something holds. */
export async function heldAmong(tx: Reading['tx'], taskIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await tx
    .select({ id: task.id })
    .from(task)
    .where(and(inIds(task.id, taskIds), isNotNull(heldKind)));
  return new Set(rows.map(({ id }) => id));
}

/** The cases of an institution that are held for one of these reasons: few of many, found by their holds. */
export const heldFor = (kinds: readonly string[], institutionId: number): SQL => sql`${task.id} in (
  select ${caseHold.taskId} from ${caseHold} where ${caseHold.institutionId} = ${institutionId} and ${caseHold.endedAt} is null
    and ${caseHold.kind} = any(${sql.param([...kinds])}::text[])
  union all
  select ${complaintMatter.taskId} from ${complaintMatter} join ${complaint} on ${joinsTo(complaint, complaintMatter.workOrderId)}
  where ${complaint.institutionId} = ${institutionId} and ${complaint.state} <> 'completed' and ${kinds.includes('complaint')})`;

/** The cases of an institution with a hold that is over by a moment. */
export const heldUntil = (end: Date, institutionId: number): SQL => sql`${task.id} in (
  select ${caseHold.taskId} from ${caseHold} where ${caseHold.institutionId} = ${institutionId} and ${caseHold.endedAt} is null
    and ${caseHold.endsAt} <= ${end.toISOString()}::timestamptz)`;
