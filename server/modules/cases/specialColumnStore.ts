import type * as z from 'zod/mini';
import { and, eq } from 'drizzle-orm';
import type { KeptList, specialColumnRequest } from '@/contract/entities/cases/listPreferences';
import { specialColumn } from '../../database/tables/materialTables';
import type { CallerContext } from '../../access/callContext';

type ColumnContext = Pick<CallerContext, 'tx' | 'caller'>;

const isOf = (list: KeptList, { caller }: ColumnContext) =>
  and(
    eq(specialColumn.userId, caller.userId),
    eq(specialColumn.list, list),
    eq(specialColumn.institutionId, caller.institutionId),
  );

/** Returns the columns that the caller has chosen for a list, in order; null for the defaults. */
export async function readSpecialColumn(list: KeptList, context: ColumnContext): Promise<string[] | null> {
  const [row] = await context.tx.select().from(specialColumn).where(isOf(list, context));
  return row?.columns ?? null;
}

/** Stores the caller's choice of columns for a list; null restores the defaults. */
export async function keepSpecialColumn(
  { list, columns }: z.output<typeof specialColumnRequest>,
  context: ColumnContext,
): Promise<void> {
  const { tx, caller } = context;
  if (columns === null) {
    await tx.delete(specialColumn).where(isOf(list, context));
    return;
  }
  await tx
    .insert(specialColumn)
    .values({ userId: caller.userId, institutionId: caller.institutionId, list, columns })
    .onConflictDoUpdate({
      target: [specialColumn.institutionId, specialColumn.userId, specialColumn.list],
      set: { columns },
    });
}
