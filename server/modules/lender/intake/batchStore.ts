import { and, count, desc, eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { lenderBatchesQuery } from '@/contract/entities/lender/lenderUpload';
import type { CallerContext } from '../../../access/callContext';
import { toCodeLiteral } from '../../../database/toCodeLiteral';
import { lenderBatch } from '../../../database/tables/lenderTables';

type StoreContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Matches files sent by command or on the screen, in the form of the index. */
const IS_FILE = sql`${lenderBatch.handle} in (${toCodeLiteral('file', 'screen')})`;

/** Stored batch of events. */
export type StoredBatch = typeof lenderBatch.$inferSelect;

/** Lists a page of the institution's files, newest first. */
export async function listBatches(
  { page, size }: z.output<typeof lenderBatchesQuery>,
  { tx, caller }: StoreContext,
): Promise<{ rows: StoredBatch[]; totalCount: number }> {
  const condition = and(eq(lenderBatch.institutionId, caller.institutionId), IS_FILE);
  const [total] = await tx.select({ number: count() }).from(lenderBatch).where(condition);
  const rows = await tx
    .select()
    .from(lenderBatch)
    .where(condition)
    .orderBy(desc(lenderBatch.id))
    .limit(size)
    .offset((page - 1) * size);
  return { rows, totalCount: total?.number ?? 0 };
}

/** Returns an existing batch. */
export async function findBatch(id: number, { tx, caller }: StoreContext): Promise<StoredBatch> {
  const [row] = await tx
    .select()
    .from(lenderBatch)
    .where(and(eq(lenderBatch.institutionId, caller.institutionId), eq(lenderBatch.id, id)));
  if (!row) throw new Error('a batch that was just made is not there');
  return row;
}
