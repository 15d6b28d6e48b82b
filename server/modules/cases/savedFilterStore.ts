import type * as z from 'zod/mini';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { SavedFilter, savedFilterRequest } from '@/contract/entities/listLooks';
import { savedFilter } from '../../database/tables/materialTables';
import { rowNumber } from '../../values/rowNumber';
import { storableText } from '../../values/storableText';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';

/** Saved filters that a user may keep. */
export const SAVED_FILTERS_MAX = 20;

type FilterContext = Pick<CallerContext, 'tx' | 'caller'>;
type Stored = typeof savedFilter.$inferSelect;

const toWire = ({ id, list, name, query }: Stored): SavedFilter => ({ id: String(id), list, name, query });

const isOwn = ({ caller }: FilterContext) =>
  and(eq(savedFilter.institutionId, caller.institutionId), eq(savedFilter.userId, caller.userId));

const ownFilters = (context: FilterContext): Promise<Stored[]> =>
  context.tx.select().from(savedFilter).where(isOwn(context)).orderBy(asc(savedFilter.name), asc(savedFilter.id));

/** The filters that the caller has saved, by name. */
export const listSavedFilters = async (context: FilterContext): Promise<SavedFilter[]> =>
  (await ownFilters(context)).map(toWire);

/** Two tabs that save at once would both find room for a last one. */
const takeTurn = ({ tx, caller }: FilterContext) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved filter ${caller.userId}`}, 0))`);

/** Saves a filter; the same name on the same list replaces the one before. */
export async function saveFilter(
  asked: z.output<typeof savedFilterRequest>,
  context: FilterContext,
): Promise<SavedFilter> {
  const { tx, caller } = context;
  const fields = { list: asked.list, name: storableText(asked.name), query: storableText(asked.query) };
  await takeTurn(context);
  const kept = await ownFilters(context);
  const same = kept.find(({ list, name }) => list === fields.list && name === fields.name);
  if (same) {
    await tx.update(savedFilter).set(fields).where(eq(savedFilter.id, same.id));
    return toWire({ ...same, ...fields });
  }
  if (kept.length >= SAVED_FILTERS_MAX) throw new Refusal('tooManyKept', { most: SAVED_FILTERS_MAX });
  const row = { ...fields, institutionId: caller.institutionId, userId: caller.userId };
  const [saved] = await tx.insert(savedFilter).values(row).returning();
  return toWire(saved ?? { ...row, id: 0 });
}

/** Deletes a filter of the caller; somebody else's does not exist here. */
export async function deleteFilter(id: string, context: FilterContext): Promise<void> {
  const gone = await context.tx
    .delete(savedFilter)
    .where(and(eq(savedFilter.id, rowNumber(id)), isOwn(context)))
    .returning({ id: savedFilter.id });
  if (gone.length === 0) throw new Refusal('notFound');
}
