import type { ClarifyReason } from '@/contract/codes/lenderCodes';
import { type Minor, toMinorUnits, NO_MONEY } from '@/contract/minor';
import type { ClarificationLine, LedgerSnapshot, LenderEvent } from './lenderBooks';

/** Reason and amount of a clarification, in the event's own currency unless it refers to a payment in another. */
interface ClarificationInput {
  readonly reason: ClarifyReason;
  readonly amount: Minor;
  readonly currency?: string | null;
}

/** Adds a clarification with its amount. */
export function addClarification(
  books: LedgerSnapshot,
  event: LenderEvent,
  { reason, amount, currency = event.currency }: ClarificationInput,
): void {
  event.clarifyReason = reason;
  const { id: eventId } = event;
  books.clarifications.add({ eventId, reason, currency, amount, state: 'open', loanId: null, isChanged: true });
}

/** Adds a clarification for the whole event, with the whole amount of a payment. */
export function clarifyFullAmount(books: LedgerSnapshot, event: LenderEvent, reason: ClarifyReason): void {
  const isWaiting = reason === 'waitsForPayment';
  event.state = isWaiting ? 'waits' : 'clarify';
  const { ofReference } = event;
  if (isWaiting && ofReference !== null) {
    books.waiting.set(ofReference, [...(books.waiting.get(ofReference) ?? []), event]);
  }
  const amount = event.kind === 'payment' ? (event.amount ?? NO_MONEY) : NO_MONEY;
  addClarification(books, event, { reason, amount });
}

/** Returns the open clarifications of an event. */
export const getOpenClarifications = (books: LedgerSnapshot, event: LenderEvent): ClarificationLine[] =>
  books.clarifications.of(event).filter(({ state }) => state === 'open');

/** Closes clarifications that no longer apply and returns their total amount. */
export function settleAutomatically(waiting: readonly ClarificationLine[]): Minor {
  let sum = NO_MONEY;
  for (const line of waiting) {
    sum = toMinorUnits(sum + line.amount);
    line.state = 'gone';
    line.isChanged = true;
  }
  return sum;
}

/** Returns pending money to the payer, up to a maximum; returns the amount. */
export function returnPendingEvents(books: LedgerSnapshot, event: LenderEvent, most: Minor): Minor {
  let total = NO_MONEY;
  for (const line of getOpenClarifications(books, event)) {
    const part = toMinorUnits(Math.min(line.amount, most - total));
    if (part <= 0) continue;
    total = toMinorUnits(total + part);
    line.isChanged = true;
    if (part === line.amount) line.state = 'returned';
    else {
      line.amount = toMinorUnits(line.amount - part);
      const { eventId, reason, currency } = line;
      books.clarifications.add({
        eventId,
        reason,
        currency,
        amount: part,
        state: 'returned',
        loanId: null,
        isChanged: true,
      });
    }
  }
  return total;
}
