import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { matchesAnyId, matchesAnyText } from '../../../database/anyOf';
import type { Transaction } from '../../../database/connect';
import { allocation, clarification, lenderEvent } from '../../../database/tables/lenderTables';
import type { LenderEvent } from './lenderBooks';
import { EVENT_COLUMNS } from './lenderEventStore';

/** Reads payments with overpaid amounts that name one of the loans or have paid into it. */
export async function listOverpaidEvents(
  tx: Transaction,
  institutionId: number,
  loans: readonly { readonly id: number; readonly loanNo: string }[],
): Promise<LenderEvent[]> {
  if (loans.length === 0) return [];
  const open = tx
    .select({ eventId: clarification.eventId })
    .from(clarification)
    .where(
      and(
        eq(clarification.institutionId, institutionId),
        eq(clarification.state, 'open'),
        eq(clarification.reason, 'overpaid'),
      ),
    );
  const paid = tx
    .select({ eventId: allocation.eventId })
    .from(allocation)
    .where(
      and(
        eq(allocation.institutionId, institutionId),
        matchesAnyId(
          allocation.loanId,
          loans.map(({ id }) => id),
        ),
      ),
    );
  const named = matchesAnyText(
    lenderEvent.loanNo,
    loans.map(({ loanNo }) => loanNo),
  );
  return tx
    .select(EVENT_COLUMNS)
    .from(lenderEvent)
    .where(
      and(
        eq(lenderEvent.institutionId, institutionId),
        inArray(lenderEvent.id, open),
        or(named, inArray(lenderEvent.id, paid)),
      ),
    )
    .orderBy(asc(lenderEvent.id));
}
