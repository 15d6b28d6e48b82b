import { and, asc, eq, gt, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { CallerContext } from '../../../access/callContext';
import { matchesAnyId } from '../../../database/anyOf';
import { matchesRow } from '../../../database/matchesRow';
import { preparedQuery } from '../../../database/preparedQuery';
import { task } from '../../../database/tables/caseTables';
import { parkedCase } from '../../../database/tables/lawTables';

type ParkedCaseContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Number of released cases that are offered at once. */
const OFFERED = 8;

/** Skipped case before it is stored. */
export type NewSkippedCase = Pick<
  typeof parkedCase.$inferInsert,
  'taskId' | 'agentId' | 'groupId' | 'pack' | 'rule' | 'until'
>;

/** Case that was skipped until a time. */
export interface SkippedCaseUntil {
  readonly taskId: number;
  readonly until: Date;
}

type ParkedState = Pick<typeof parkedCase.$inferSelect, 'taskId' | 'agentId' | 'until'>;

const askParked = preparedQuery<ParkedState>('parked_before', (tx) => {
  const { institutionId, taskId, agentId, until, returnedAt } = parkedCase;
  const isOfInstitution = eq(institutionId, sql.placeholder('institutionId'));
  return tx
    .select({ taskId, agentId, until })
    .from(parkedCase)
    .where(and(isOfInstitution, matchesAnyId(taskId, sql.placeholder('taskIds')), isNull(returnedAt)));
});

const isSame = (row: NewSkippedCase, { taskId, agentId, until }: ParkedState): boolean =>
  row.taskId === taskId && row.agentId === agentId && row.until?.getTime() === until?.getTime();

/**
 * Stores skipped cases, each once until it is released, always in the same order. Outside of the permitted hours, most cases
 * are parked already: reading them costs a fraction of writing them.
 */
export async function parkCases(
  rows: readonly NewSkippedCase[],
  { tx, caller, now }: ParkedCaseContext,
): Promise<void> {
  if (rows.length === 0) return;
  const { institutionId } = caller;
  const parked = await askParked(tx, { institutionId, taskIds: rows.map(({ taskId }) => taskId) });
  const changed = rows.filter((row) => !parked.some((each) => isSame(row, each)));
  if (changed.length === 0) return;
  await tx
    .insert(parkedCase)
    .values(
      changed
        .toSorted((one, other) => one.taskId - other.taskId)
        .map((row) => ({ ...row, institutionId, parkedAt: now })),
    )
    .onConflictDoUpdate({
      target: [parkedCase.institutionId, parkedCase.taskId],
      set: {
        agentId: sql`excluded.agent_id`,
        groupId: sql`excluded.group_id`,
        pack: sql`excluded.pack`,
        rule: sql`excluded.rule`,
        until: sql`excluded.until`,
        parkedAt: now,
        returnedAt: null,
      },
    });
}

const isUnworked = or(isNull(task.lastFollowUpAt), lt(task.lastFollowUpAt, parkedCase.parkedAt));
const isUncalled = or(isNull(task.lastCallAt), lt(task.lastCallAt, parkedCase.parkedAt));

const askBack = preparedQuery<Pick<typeof parkedCase.$inferSelect, 'taskId' | 'until'>>('parked_back', (tx) => {
  const { institutionId, taskId, agentId, until, returnedAt } = parkedCase;
  return tx
    .select({ taskId, until })
    .from(parkedCase)
    .innerJoin(task, matchesRow(task, taskId))
    .where(
      and(
        eq(institutionId, sql.placeholder('institutionId')),
        eq(agentId, sql.placeholder('userId')),
        isNull(returnedAt),
        lte(until, sql.placeholder('now')),
        isUnworked,
        isUncalled,
      ),
    )
    .orderBy(asc(until), asc(taskId))
    .limit(OFFERED);
});

/** Returns the caller's parked cases that are due and unworked since, the earliest first. */
export async function restoreParkedCases({ tx, caller, now }: ParkedCaseContext): Promise<SkippedCaseUntil[]> {
  const rows = await askBack(tx, { institutionId: caller.institutionId, userId: caller.userId, now });
  return rows.flatMap((row) => (row.until === null ? [] : [{ taskId: row.taskId, until: row.until }]));
}

/** Makes a parked case of the caller due now, because a contact may be called after all. */
export async function restoreCase(id: number, { tx, caller, now }: ParkedCaseContext): Promise<void> {
  const { institutionId, taskId, agentId, until, returnedAt } = parkedCase;
  const isAway = and(eq(agentId, caller.userId), isNull(returnedAt), or(isNull(until), gt(until, now)));
  await tx
    .update(parkedCase)
    .set({ until: now })
    .where(and(eq(institutionId, caller.institutionId), eq(taskId, id), isAway));
}

const noteBack = preparedQuery<Pick<NewSkippedCase, 'taskId'>>('parked_came_back', (tx) => {
  const { institutionId, taskId, agentId, until, returnedAt } = parkedCase;
  const isDue = and(eq(agentId, sql.placeholder('userId')), isNull(returnedAt), lte(until, sql.placeholder('now')));
  return tx
    .update(parkedCase)
    .set({ returnedAt: sql`${sql.placeholder('now')}` })
    .where(and(eq(institutionId, sql.placeholder('institutionId')), eq(taskId, sql.placeholder('id')), isDue))
    .returning({ taskId });
});

/** Marks a due parked case as resumed by the caller, so that it is not offered again. */
export async function restoreReturnedCase(id: number, { tx, caller, now }: ParkedCaseContext): Promise<void> {
  await noteBack(tx, { id, institutionId: caller.institutionId, userId: caller.userId, now });
}
