import type { ClarifyReason } from '@/contract/codes/clarifyReason';
import { type Minor, minorUnits, NO_MONEY } from '@/contract/minor';
import type { ClarificationLine, LedgerSnapshot, LenderEvent } from './lenderBooks';

/** Why something waits, and with how much money; in the event's own currency unless it speaks of a payment in another. */
interface Waiting {
  readonly reason: ClarifyReason;
  readonly amount: Minor;
  readonly currency?: string | null;
}

/** Lets something wait for a person, with its money. */
export function addClarification(
  books: LedgerSnapshot,
  event: LenderEvent,
  { reason, amount, currency = event.currency }: Waiting,
): void {
  event.clarifyReason = reason;
  const { id: eventId } = event;
  books.clarifications.add({ eventId, reason, currency, amount, state: 'open', loanId: null, isChanged: true });
}

/** The whole of an event waits for a person; a payment's money with it. */
export function clarifyWhole(books: LedgerSnapshot, event: LenderEvent, reason: ClarifyReason): void {
  const isWaiting = reason === 'waitsForPayment';
  event.state = isWaiting ? 'waits' : 'clarify';
  const { ofReference } = event;
  if (isWaiting && ofReference !== null) {
    books.waiting.set(ofReference, [...(books.waiting.get(ofReference) ?? []), event]);
  }
  const amount = event.kind === 'payment' ? (event.amount ?? NO_MONEY) : NO_MONEY;
  addClarification(books, event, { reason, amount });
}

/** What of an event waits for a person still. */
export const getOpenClarifications = (books: LedgerSnapshot, event: LenderEvent): ClarificationLine[] =>
  books.clarifications.of(event).filter(({ state }) => state === 'open');

/** What waited is settled by itself; answers the money in it. */
export function settleByItself(waiting: readonly ClarificationLine[]): Minor {
  let sum = NO_MONEY;
  for (const line of waiting) {
    sum = minorUnits(sum + line.amount);
    line.state = 'gone';
    line.isChanged = true;
  }
  return sum;
}

/** Gives money back that waits, at most so much; answers how much that was. */
export function giveBackWaiting(books: LedgerSnapshot, event: LenderEvent, most: Minor): Minor {
  let given = NO_MONEY;
  for (const line of getOpenClarifications(books, event)) {
    const part = minorUnits(Math.min(line.amount, most - given));
    if (part <= 0) continue;
    given = minorUnits(given + part);
    line.isChanged = true;
    if (part === line.amount) line.state = 'returned';
    else {
      line.amount = minorUnits(line.amount - part);
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
  return given;
}
