import { and, desc, eq, inArray } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';
import { lenderBatch } from '../../database/tables/lenderTables';

type StoreContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Files that are shown. */
const SHOWN = 10;

/** Events that came in together as the database keeps them. */
export type StoredBatch = typeof lenderBatch.$inferSelect;

/** The institution's latest files, by command or on the screen. */
export const listBatches = ({ tx, caller }: StoreContext): Promise<StoredBatch[]> =>
  tx
    .select()
    .from(lenderBatch)
    .where(and(eq(lenderBatch.institutionId, caller.institutionId), inArray(lenderBatch.handle, ['file', 'screen'])))
    .orderBy(desc(lenderBatch.id))
    .limit(SHOWN);

/** One of them, which is there. */
export async function batchById(id: number, { tx, caller }: StoreContext): Promise<StoredBatch> {
  const [row] = await tx
    .select()
    .from(lenderBatch)
    .where(and(eq(lenderBatch.institutionId, caller.institutionId), eq(lenderBatch.id, id)));
  if (!row) throw new Error('a batch that was just made is not there');
  return row;
}
