import { and, count, desc, eq, gte, lt, ne, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { rejectedItemsQuery } from '@/contract/entities/lender/lenderTurnedAway';
import type { CallerContext } from '../../access/callContext';
import { lenderBatch, lenderEvent, lenderRejectedItem } from '../../database/tables/lenderTables';
import { addDays, startOfDay } from '../../values/toCalendarDay';
import { parseRowId } from '../../values/parseRowId';

type StoreContext = Pick<CallerContext, 'tx' | 'caller'>;
type Query = z.output<typeof rejectedItemsQuery>;

const getBatch = and(
  eq(lenderBatch.institutionId, lenderRejectedItem.institutionId),
  eq(lenderBatch.id, lenderRejectedItem.batchId),
);

const getRows = ({ tx }: StoreContext) =>
  tx
    .select({
      id: lenderRejectedItem.id,
      answer: lenderRejectedItem.answer,
      reference: lenderRejectedItem.reference,
      amount: lenderRejectedItem.amount,
      currency: lenderRejectedItem.currency,
      content: lenderRejectedItem.content,
      receivedAt: lenderRejectedItem.receivedAt,
      handle: lenderBatch.handle,
      name: lenderBatch.name,
      stored: lenderEvent,
    })
    .from(lenderRejectedItem)
    .innerJoin(lenderBatch, getBatch)
    .leftJoin(
      lenderEvent,
      and(
        eq(lenderEvent.institutionId, lenderRejectedItem.institutionId),
        eq(lenderEvent.reference, lenderRejectedItem.reference),
        ne(lenderRejectedItem.answer, 'refused'),
      ),
    );

/** Refused row, with the event that has its reference. */
export type StoredRejectedItem = Awaited<ReturnType<typeof getRows>>[number];

const filtered = (query: Query, { caller }: StoreContext): SQL | undefined => {
  const { answer, handleType, reference, batchId, from, to } = query;
  const { timeZone, institutionId } = caller;
  return and(
    eq(lenderRejectedItem.institutionId, institutionId),
    answer === undefined ? undefined : eq(lenderRejectedItem.answer, answer),
    handleType === undefined ? undefined : eq(lenderBatch.handle, handleType),
    reference === undefined ? undefined : eq(lenderRejectedItem.reference, reference),
    batchId === undefined ? undefined : eq(lenderRejectedItem.batchId, parseRowId(batchId)),
    from === undefined ? undefined : gte(lenderRejectedItem.receivedAt, startOfDay(from, timeZone)),
    to === undefined ? undefined : lt(lenderRejectedItem.receivedAt, startOfDay(addDays(to, 1), timeZone)),
  );
};

/** Lists a page of the institution's refused rows, newest first. */
export async function listRejectedItems(
  query: Query,
  context: StoreContext,
): Promise<{ rows: StoredRejectedItem[]; totalCount: number }> {
  const condition = filtered(query, context);
  const [total] = await context.tx
    .select({ number: count() })
    .from(lenderRejectedItem)
    .innerJoin(lenderBatch, getBatch)
    .where(condition);
  const rows = await getRows(context)
    .where(condition)
    .orderBy(desc(lenderRejectedItem.receivedAt), desc(lenderRejectedItem.id))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  return { rows, totalCount: total?.number ?? 0 };
}
