import { and, count, desc, eq, gte, lt, ne, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { lenderTurnedAwayQuery } from '@/contract/entities/lender/lenderTurnedAway';
import type { CallerContext } from '../../access/callContext';
import { lenderBatch, lenderEvent, lenderTurnedAway } from '../../database/tables/lenderTables';
import { addDays, startOfDay } from '../../values/calendarDay';
import { parseRowId } from '../../values/parseRowId';

type StoreContext = Pick<CallerContext, 'tx' | 'caller'>;
type Query = z.output<typeof lenderTurnedAwayQuery>;

const getBatch = and(
  eq(lenderBatch.institutionId, lenderTurnedAway.institutionId),
  eq(lenderBatch.id, lenderTurnedAway.batchId),
);

const getRows = ({ tx }: StoreContext) =>
  tx
    .select({
      id: lenderTurnedAway.id,
      answer: lenderTurnedAway.answer,
      reference: lenderTurnedAway.reference,
      amount: lenderTurnedAway.amount,
      currency: lenderTurnedAway.currency,
      content: lenderTurnedAway.content,
      receivedAt: lenderTurnedAway.receivedAt,
      handle: lenderBatch.handle,
      name: lenderBatch.name,
      stored: lenderEvent,
    })
    .from(lenderTurnedAway)
    .innerJoin(lenderBatch, getBatch)
    .leftJoin(
      lenderEvent,
      and(
        eq(lenderEvent.institutionId, lenderTurnedAway.institutionId),
        eq(lenderEvent.reference, lenderTurnedAway.reference),
        ne(lenderTurnedAway.answer, 'refused'),
      ),
    );

/** Refused row, with the event that has its reference. */
export type StoredTurnedAway = Awaited<ReturnType<typeof getRows>>[number];

const filtered = (query: Query, { caller }: StoreContext): SQL | undefined => {
  const { answer, handleType, reference, batchId, from, to } = query;
  const { timeZone, institutionId } = caller;
  return and(
    eq(lenderTurnedAway.institutionId, institutionId),
    answer === undefined ? undefined : eq(lenderTurnedAway.answer, answer),
    handleType === undefined ? undefined : eq(lenderBatch.handle, handleType),
    reference === undefined ? undefined : eq(lenderTurnedAway.reference, reference),
    batchId === undefined ? undefined : eq(lenderTurnedAway.batchId, parseRowId(batchId)),
    from === undefined ? undefined : gte(lenderTurnedAway.receivedAt, startOfDay(from, timeZone)),
    to === undefined ? undefined : lt(lenderTurnedAway.receivedAt, startOfDay(addDays(to, 1), timeZone)),
  );
};

/** Lists a page of the institution's refused rows, newest first. */
export async function listTurnedAway(
  query: Query,
  context: StoreContext,
): Promise<{ rows: StoredTurnedAway[]; totalCount: number }> {
  const wanted = filtered(query, context);
  const [total] = await context.tx
    .select({ number: count() })
    .from(lenderTurnedAway)
    .innerJoin(lenderBatch, getBatch)
    .where(wanted);
  const rows = await getRows(context)
    .where(wanted)
    .orderBy(desc(lenderTurnedAway.receivedAt), desc(lenderTurnedAway.id))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  return { rows, totalCount: total?.number ?? 0 };
}
