import { and, asc, count, desc, eq, inArray, notExists, sql, type SQL } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { clarificationsQuery } from '@/contract/entities/lender/lender';
import type { WAITING_LIST } from '@/contract/lists/lenderLists';
import type { SortColumn } from '@/contract/lists/listDescription';
import type { CallerContext } from '../../../access/callContext';
import { matchesRow } from '../../../database/matchesRow';
import { loan } from '../../../database/tables/caseTables';
import { clarification, lenderEvent } from '../../../database/tables/lenderTables';
import { filterReceipt } from '../receiptStore';

type StoreContext = Pick<CallerContext, 'tx' | 'caller'>;
type Query = z.output<typeof clarificationsQuery>;

const COLUMNS = {
  id: clarification.id,
  eventId: clarification.eventId,
  reference: lenderEvent.reference,
  kind: lenderEvent.kind,
  loanNo: lenderEvent.loanNo,
  ofReference: lenderEvent.ofReference,
  valueAt: lenderEvent.valueAt,
  receivedAt: lenderEvent.receivedAt,
  remark: lenderEvent.reason,
  reason: clarification.reason,
  amount: clarification.amount,
  currency: clarification.currency,
  state: clarification.state,
  assignedLoanNo: loan.loanNo,
  decidedAt: clarification.decidedAt,
  actorName: clarification.actorName,
  note: clarification.note,
} as const;

const clarifications = ({ tx }: StoreContext) =>
  tx
    .select(COLUMNS)
    .from(clarification)
    .innerJoin(
      lenderEvent,
      and(eq(lenderEvent.institutionId, clarification.institutionId), eq(lenderEvent.id, clarification.eventId)),
    )
    .leftJoin(loan, matchesRow(loan, clarification.loanId));

/** Open or decided clarification, with its event. */
export type StoredClarification = Awaited<ReturnType<typeof clarifications>>[number];

const filtered = (query: Query, context: StoreContext): SQL | undefined => {
  const { state, reasonCode, reference, loanId } = query;
  return and(
    eq(clarification.institutionId, context.caller.institutionId),
    eq(clarification.state, state),
    reasonCode === undefined ? undefined : eq(clarification.reason, reasonCode),
    reference === undefined ? undefined : eq(lenderEvent.reference, reference),
    loanId === undefined ? undefined : eq(lenderEvent.loanNo, loanId),
    filterReceipt(query, context),
  );
};

const SORTS: Readonly<Record<SortColumn<typeof WAITING_LIST>, SQL>> = {
  received: sql`${lenderEvent.receivedAt}`,
  reference: sql`${lenderEvent.reference}`,
  loan: sql`${lenderEvent.loanNo}`,
  reason: sql`${clarification.reason}`,
  amount: sql`${clarification.amount}`,
};

/** Without a sort, pending clarifications are listed with the oldest first; decided ones always with the latest first. */
function getOrder({ state, sort, order = 'asc' }: Pick<Query, 'state' | 'sort' | 'order'>): SQL[] {
  if (state !== 'open') return [desc(clarification.decidedAt), desc(clarification.id)];
  const sortTerms = sort === undefined ? [] : [sql`${SORTS[sort]} ${sql.raw(order)}`];
  return [...sortTerms, asc(clarification.id)];
}

/** Lists a page of the institution's clarifications: open or decided. */
export async function listClarifications(
  query: Query,
  context: StoreContext,
): Promise<{ rows: StoredClarification[]; totalCount: number }> {
  const condition = filtered(query, context);
  const [total] = await context.tx
    .select({ number: count() })
    .from(clarification)
    .innerJoin(
      lenderEvent,
      and(eq(lenderEvent.institutionId, clarification.institutionId), eq(lenderEvent.id, clarification.eventId)),
    )
    .where(condition);
  const rows = await clarifications(context)
    .where(condition)
    .orderBy(...getOrder(query))
    .limit(query.size)
    .offset((query.page - 1) * query.size);
  return { rows, totalCount: total?.number ?? 0 };
}

/** Finds a clarification of the institution; undefined without one. */
export async function findClarification(id: number, context: StoreContext): Promise<StoredClarification | undefined> {
  const [row] = await clarifications(context).where(
    and(eq(clarification.institutionId, context.caller.institutionId), eq(clarification.id, id)),
  );
  return row;
}

/** Stores the user who decided a clarification, and the reason. */
export async function signClarification(
  id: number,
  { note, isReturned }: { readonly note: string | null; readonly isReturned: boolean },
  { tx, caller, now }: StoreContext & Pick<CallerContext, 'now'>,
): Promise<void> {
  const returned = isReturned ? { state: 'returned' as const, decidedAt: now } : {};
  await tx
    .update(clarification)
    .set({ ...returned, actorName: caller.name, note })
    .where(and(eq(clarification.institutionId, caller.institutionId), eq(clarification.id, id)));
}

/** Ends an event without open clarifications and bookings: it was returned to the lender. */
export async function endReturnedEvent(eventId: number, { tx, caller }: StoreContext): Promise<void> {
  const open = tx
    .select({ id: clarification.id })
    .from(clarification)
    .where(
      and(
        eq(clarification.institutionId, caller.institutionId),
        eq(clarification.eventId, eventId),
        eq(clarification.state, 'open'),
      ),
    );
  await tx
    .update(lenderEvent)
    .set({ state: 'returned' })
    .where(
      and(
        eq(lenderEvent.institutionId, caller.institutionId),
        eq(lenderEvent.id, eventId),
        inArray(lenderEvent.state, ['clarify', 'waits']),
        notExists(open),
      ),
    );
}
