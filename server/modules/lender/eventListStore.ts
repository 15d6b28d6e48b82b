import { and, count, desc, eq, gte, lt, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { lenderEventsQuery } from '@/contract/entities/lender';
import type { CallerContext } from '../../access/callContext';
import { lenderBatch, lenderEvent } from '../../database/tables/lenderTables';
import { addDays, startOfDay } from '../../values/calendarDay';

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

/** What a lender told, as the list reads it. */
export type ListedEvent = Awaited<ReturnType<typeof events>>[number];

const received = ({ from, to }: Query, { caller: { timeZone } }: StoreContext): (SQL | undefined)[] => [
  from === undefined ? undefined : gte(lenderEvent.receivedAt, startOfDay(from, timeZone)),
  to === undefined ? undefined : lt(lenderEvent.receivedAt, startOfDay(addDays(to, 1), timeZone)),
];

const filtered = (query: Query, context: StoreContext): SQL | undefined => {
  const { kind, state, reference, loanId } = query;
  return and(
    eq(lenderEvent.institutionId, context.caller.institutionId),
    kind === undefined ? undefined : eq(lenderEvent.kind, kind),
    state === undefined ? undefined : eq(lenderEvent.state, state),
    reference === undefined ? undefined : eq(lenderEvent.reference, reference),
    loanId === undefined ? undefined : eq(lenderEvent.loanNo, loanId),
    ...received(query, context),
  );
};

/** A page of what the institution's lender told, the newest first. */
export async function listEvents(
  query: Query,
  context: StoreContext,
): Promise<{ rows: ListedEvent[]; totalCount: number }> {
  const wanted = filtered(query, context);
  const [total] = await context.tx.select({ number: count() }).from(lenderEvent).where(wanted);
  const rows = await events(context)
    .where(wanted)
    .orderBy(desc(lenderEvent.receivedAt), desc(lenderEvent.id))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  return { rows, totalCount: total?.number ?? 0 };
}
