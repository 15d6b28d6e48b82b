import { and, asc, eq, sql } from 'drizzle-orm';
import { savedFilter, specialColumn } from '../../database/tables/materialTables';
import { parseRowId } from '../../values/parseRowId';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type * as z from 'zod/mini';
import type { SavedListName, specialColumnRequest } from '@/contract/entities/cases/listPreferences';

/** Parts of the call context that saved filters use. */
export type TaskViewContext = Pick<CallerContext, 'tx' | 'caller'>;
/** Stored saved filter. */
export type StoredFilter = typeof savedFilter.$inferSelect;
type FilterFields = Pick<StoredFilter, 'list' | 'name' | 'query'>;

const isOwn = ({ caller }: TaskViewContext) =>
  and(eq(savedFilter.institutionId, caller.institutionId), eq(savedFilter.userId, caller.userId));

/** Returns the filters that the caller has saved, by name. */
export const listOwnFilters = ({ tx, caller }: TaskViewContext): Promise<StoredFilter[]> =>
  tx.select().from(savedFilter).where(isOwn({ tx, caller })).orderBy(asc(savedFilter.name), asc(savedFilter.id));

/** Locks the saving of filters for the caller: without the lock, two tabs that save at once could exceed the limit. */
export const lockFilters = ({ tx, caller }: TaskViewContext) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved filter ${caller.userId}`}, 0))`);

/** Updates a filter found before. */
export async function changeFilter(id: number, fields: FilterFields, { tx }: TaskViewContext): Promise<void> {
  await tx.update(savedFilter).set(fields).where(eq(savedFilter.id, id));
}

/** Adds a filter of the caller. */
export async function addFilter(fields: FilterFields, { tx, caller }: TaskViewContext): Promise<StoredFilter> {
  const row = { ...fields, institutionId: caller.institutionId, userId: caller.userId };
  const [saved] = await tx.insert(savedFilter).values(row).returning();
  return saved ?? { ...row, id: 0 };
}

/** Deletes a filter of the caller; another user's is refused as not found. */
export async function deleteFilter(id: string, context: TaskViewContext): Promise<void> {
  const gone = await context.tx
    .delete(savedFilter)
    .where(and(eq(savedFilter.id, parseRowId(id)), isOwn(context)))
    .returning({ id: savedFilter.id });
  if (gone.length === 0) throw new Refusal('notFound');
}

const isOf = (list: SavedListName, { caller }: TaskViewContext) =>
  and(
    eq(specialColumn.userId, caller.userId),
    eq(specialColumn.list, list),
    eq(specialColumn.institutionId, caller.institutionId),
  );

/** Returns the columns that the caller has chosen for a list, in order; null for the defaults. */
export async function readSpecialColumn(list: SavedListName, context: TaskViewContext): Promise<string[] | null> {
  const [row] = await context.tx.select().from(specialColumn).where(isOf(list, context));
  return row?.columns ?? null;
}

/** Stores the caller's choice of columns for a list; null restores the defaults. */
export async function storeSpecialColumn(
  { list, columns }: z.output<typeof specialColumnRequest>,
  context: TaskViewContext,
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
