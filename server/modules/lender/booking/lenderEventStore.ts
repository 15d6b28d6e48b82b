import { and, asc, eq, sql } from 'drizzle-orm';
import { matchesAnyId, matchesAnyText } from '../../../database/anyOf';
import type { Transaction } from '../../../database/connect';
import { allocation, clarification, lenderBatch, lenderEvent } from '../../../database/tables/lenderTables';
import { payLog } from '../../../database/tables/moneyTables';
import type { AllocationLine, ClarificationLine, LenderEvent, PayLine } from './lenderBooks';

/** Columns of an event that booking reads. */
export const EVENT_COLUMNS = {
  id: lenderEvent.id,
  reference: lenderEvent.reference,
  kind: lenderEvent.kind,
  loanNo: lenderEvent.loanNo,
  amount: lenderEvent.amount,
  currency: lenderEvent.currency,
  valueAt: lenderEvent.valueAt,
  ofReference: lenderEvent.ofReference,
  newDueDay: lenderEvent.newDueDay,
  payType: lenderEvent.payType,
  state: lenderEvent.state,
  clarifyReason: lenderEvent.clarifyReason,
  loanId: lenderEvent.loanId,
  reversedBy: lenderEvent.reversedBy,
} as const;

/** Locks the booking of an institution's events until the end of the transaction; returns false if another transaction holds the lock. */
export async function tryLockBooking(tx: Transaction, institutionId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ got: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('lender ' || ${institutionId}::text, 0)) as got`,
  );
  return rows[0]?.got === true;
}

/** Waits for the booking lock of an institution and holds it until the end of the transaction. */
export const lockBooking = (tx: Transaction, institutionId: number): Promise<unknown> =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('lender ' || ${institutionId}::text, 0))`);

/** Lists the institutions with unprocessed events. */
export async function listInstitutionsWithEvents(tx: Pick<Transaction, 'selectDistinct'>): Promise<number[]> {
  const rows = await tx
    .selectDistinct({ id: lenderEvent.institutionId })
    .from(lenderEvent)
    .where(eq(lenderEvent.state, 'received'));
  return rows.map(({ id }) => id);
}

/** Reads the oldest unprocessed events; only those with the specified ids, if any. */
export const listReceivedEvents = (
  tx: Transaction,
  { institutionId, most, only }: { institutionId: number; most: number; only?: readonly number[] | undefined },
): Promise<LenderEvent[]> =>
  tx
    .select(EVENT_COLUMNS)
    .from(lenderEvent)
    .where(
      and(
        eq(lenderEvent.institutionId, institutionId),
        eq(lenderEvent.state, 'received'),
        only && matchesAnyId(lenderEvent.id, only),
      ),
    )
    .orderBy(asc(lenderEvent.id))
    .limit(most);

/** Events by their references. */
export async function listEventsByReference(
  tx: Transaction,
  institutionId: number,
  references: readonly string[],
): Promise<LenderEvent[]> {
  if (references.length === 0) return [];
  return tx
    .select(EVENT_COLUMNS)
    .from(lenderEvent)
    .where(and(eq(lenderEvent.institutionId, institutionId), matchesAnyText(lenderEvent.reference, references)));
}

/** Reads events that wait for payments of some references, in the order of their arrival. */
export async function listEventsWaitingFor(
  tx: Transaction,
  institutionId: number,
  references: readonly string[],
): Promise<LenderEvent[]> {
  if (references.length === 0) return [];
  return tx
    .select(EVENT_COLUMNS)
    .from(lenderEvent)
    .where(
      and(
        eq(lenderEvent.institutionId, institutionId),
        eq(lenderEvent.state, 'waits'),
        matchesAnyText(lenderEvent.ofReference, references),
      ),
    )
    .orderBy(asc(lenderEvent.id));
}

/** Existing lines of some events. */
export interface EventLines {
  readonly pays: PayLine[];
  readonly allocations: AllocationLine[];
  readonly clarifications: ClarificationLine[];
}

/** Reads the valid payments, the allocations and the open clarifications of some events. */
export async function listEventLines(
  tx: Transaction,
  institutionId: number,
  events: readonly LenderEvent[],
): Promise<EventLines> {
  const ids = events.map(({ id }) => id);
  if (ids.length === 0) return { pays: [], allocations: [], clarifications: [] };
  const pays = await tx
    .select()
    .from(payLog)
    .where(
      and(
        eq(payLog.institutionId, institutionId),
        matchesAnyId(payLog.lenderEventId, ids),
        sql`${payLog.reversedAt} is null`,
      ),
    )
    .orderBy(asc(payLog.id));
  const allocations = await tx
    .select()
    .from(allocation)
    .where(and(eq(allocation.institutionId, institutionId), matchesAnyId(allocation.eventId, ids)))
    .orderBy(asc(allocation.id));
  const clarifications = await tx
    .select()
    .from(clarification)
    .where(
      and(
        eq(clarification.institutionId, institutionId),
        matchesAnyId(clarification.eventId, ids),
        eq(clarification.state, 'open'),
      ),
    )
    .orderBy(asc(clarification.id));
  return {
    pays: pays.map((row) => ({ ...row, eventId: row.lenderEventId ?? 0, isReversed: false, isChanged: false })),
    allocations: allocations.map((row) => ({ ...row, isNew: false })),
    clarifications: clarifications.map((row) => ({ ...row, isChanged: false })),
  };
}

/** Marks some events as processed, and updates the progress of their batches. */
export async function markBooked(
  tx: Transaction,
  { institutionId, ids, now }: { institutionId: number; ids: readonly number[]; now: Date },
): Promise<void> {
  await tx.execute(sql`
    update ${lenderBatch} as b set done = b.done + x.number, finished_at = case when b.done + x.number >= b.fresh then ${now}::timestamptz end
    from (select batch_id, count(*) as number from ${lenderEvent} where institution_id = ${institutionId}
      and id = any(${sql.param([...ids])}::bigint[]) group by 1) as x
    where b.institution_id = ${institutionId} and b.id = x.batch_id`);
}
