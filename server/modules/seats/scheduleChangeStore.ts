import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { ScheduleChangeKind } from '@/contract/codes/seatCodes';
import { matchesRow } from '../../database/matchesRow';
import { appUser } from '../../database/tables/organizationTables';
import { type ChangedCell, workScheduleChange } from '../../database/tables/seatTables';
import { Refusal } from '../../kernel/refusal';
import type { SeatContext } from '../../access/seatScope';

/** Writes a change down; it can never be changed again. */
export async function addChange(
  change: { kind: ScheduleChangeKind; cells: readonly ChangedCell[]; undoes?: number },
  { tx, caller, now }: SeatContext,
): Promise<number> {
  const [row] = await tx
    .insert(workScheduleChange)
    .values({ ...change, institutionId: caller.institutionId, byId: caller.userId, createdAt: now })
    .returning({ id: workScheduleChange.id });
  if (!row) throw new Error('no change was written');
  return row.id;
}

// Written out by name: for a single table drizzle omits the table name, and `id` would refer to the inner table.
const undone = sql<boolean>`exists (select 1 from work_schedule_change u where u.institution_id = work_schedule_change.institution_id and u.undoes = work_schedule_change.id)`;

/** Finds a change of the caller that has not been undone; refuses others as not found. */
export async function findUndoableChange(id: number, { tx, caller }: SeatContext) {
  const [row] = await tx
    .select({ cells: workScheduleChange.cells, undone })
    .from(workScheduleChange)
    .where(
      and(
        eq(workScheduleChange.id, id),
        eq(workScheduleChange.institutionId, caller.institutionId),
        eq(workScheduleChange.byId, caller.userId),
      ),
    );
  if (!row) throw new Refusal('notFound');
  if (row.undone) throw new Refusal('outOfDate');
  return row.cells;
}

const ofCells = (what: ReturnType<typeof sql.raw>) =>
  sql`(select ${what} from jsonb_array_elements(${workScheduleChange.cells}) as cell)`;

/** Lists changes of the schedule, newest first: for leaders only theirs, for others the institution's (SS-01). */
export async function listChanges({ page, size }: { page: number; size: number }, { tx, caller }: SeatContext) {
  const condition = and(
    eq(workScheduleChange.institutionId, caller.institutionId),
    caller.role === 'leader' ? eq(workScheduleChange.byId, caller.userId) : undefined,
  );
  const rows = await tx
    .select({
      id: workScheduleChange.id,
      kind: workScheduleChange.kind,
      byId: workScheduleChange.byId,
      byName: appUser.name,
      createdAt: workScheduleChange.createdAt,
      cellCount: sql<number>`jsonb_array_length(${workScheduleChange.cells})`.mapWith(Number),
      peopleCount: sql<number>`${ofCells(sql.raw(`count(distinct cell->>'userId')`))}`.mapWith(Number),
      from: sql<string>`${ofCells(sql.raw(`min(cell->>'day')`))}`,
      to: sql<string>`${ofCells(sql.raw(`max(cell->>'day')`))}`,
      undone,
    })
    .from(workScheduleChange)
    .innerJoin(appUser, matchesRow(appUser, workScheduleChange.byId))
    .where(condition)
    .orderBy(desc(workScheduleChange.id))
    .limit(size)
    .offset((page - 1) * size);
  const [total] = await tx.select({ number: count() }).from(workScheduleChange).where(condition);
  return { rows, totalCount: total?.number ?? 0 };
}

/** Listed change of the schedule. */
export type ListedChange = Awaited<ReturnType<typeof listChanges>>['rows'][number];
