import { and, count, desc, eq, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { lenderEventsQuery } from '@/contract/entities/lender/lender';
import type { LENDER_EVENT_LIST } from '@/contract/lists/lenderLists';
import type { SortColumn } from '@/contract/lists/listDescription';
import type { CallerContext } from '../../access/callContext';
import { lenderBatch, lenderEvent } from '../../database/tables/lenderTables';
import { filterReceipt } from './receiptStore';

type StoreContext = Pick<CallerContext, 'tx' | 'caller'>;
type Query = z.output<typeof lenderEventsQuery>;

const events = ({ tx }: StoreContext) =>
  tx
    .select({
      id: lenderEvent.id,
      reference: lenderEvent.reference,
      kind: lenderEvent.kind,
      loanNo: lenderEvent.loanNo,
      amount: lenderEvent.amount,
      currency: lenderEvent.currency,
      valueAt: lenderEvent.valueAt,
      receivedAt: lenderEvent.receivedAt,
      ofReference: lenderEvent.ofReference,
      newDueDay: lenderEvent.newDueDay,
      state: lenderEvent.state,
      clarifyReason: lenderEvent.clarifyReason,
      handle: lenderBatch.handle,
      remark: lenderEvent.reason,
    })
    .from(lenderEvent)
    .innerJoin(
      lenderBatch,
      and(eq(lenderBatch.institutionId, lenderEvent.institutionId), eq(lenderBatch.id, lenderEvent.batchId)),
    );

/** Event of a lender, as the list reads it. */
export type ListedEvent = Awaited<ReturnType<typeof events>>[number];

const filtered = (query: Query, context: StoreContext): SQL | undefined => {
  const { kind, state, reference, loanId } = query;
  return and(
    eq(lenderEvent.institutionId, context.caller.institutionId),
    kind === undefined ? undefined : eq(lenderEvent.kind, kind),
    state === undefined ? undefined : eq(lenderEvent.state, state),
    reference === undefined ? undefined : eq(lenderEvent.reference, reference),
    loanId === undefined ? undefined : eq(lenderEvent.loanNo, loanId),
    filterReceipt(query, context),
  );
};

/** Each column comes first in an index of the institution, and none is nullable. */
const SORTS: Readonly<Record<SortColumn<typeof LENDER_EVENT_LIST>, SQL>> = {
  received: sql`${lenderEvent.receivedAt}`,
  reference: sql`${lenderEvent.reference}`,
  loan: sql`${lenderEvent.loanNo}`,
};

/** By default newest first. Nulls are ordered like in the index: another order would sort all rows. */
function getOrder({ sort = 'received', order = sort === 'received' ? 'desc' : 'asc' }: Pick<Query, 'sort' | 'order'>) {
  if (sort !== 'received') {
    return [sql`${SORTS[sort]} ${sql.raw(order)}`, desc(lenderEvent.receivedAt), desc(lenderEvent.id)];
  }
  const way = sql.raw(order === 'desc' ? 'desc nulls last' : 'asc nulls first');
  return [sql`${SORTS.received} ${way}`, sql`${lenderEvent.id} ${way}`];
}

/** Lists a page of the lender events of the institution. */
export async function listEvents(
  query: Query,
  context: StoreContext,
): Promise<{ rows: ListedEvent[]; totalCount: number }> {
  const condition = filtered(query, context);
  const [total] = await context.tx.select({ number: count() }).from(lenderEvent).where(condition);
  const rows = await events(context)
    .where(condition)
    .orderBy(...getOrder(query))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  return { rows, totalCount: total?.number ?? 0 };
}
