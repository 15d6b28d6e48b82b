import type * as z from 'zod/mini';
import { CLARIFY_REASON, type ClarifyReason } from '@/contract/codes/lenderCodes';
import { getCodeLabel } from '@/contract/codes/codeTable';
import type {
  clarificationAssigned,
  clarificationDecided,
  clarificationReturned,
} from '@/contract/entities/lender/lender';
import { type Minor, toMinorUnits, NO_MONEY } from '@/contract/minor';
import type { CallerContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { toMinor } from '../../../values/money';
import { parseRowId } from '../../../values/parseRowId';
import { bookNow } from '../booking/bookEvent';
import { closeBooks, openBooks } from '../booking/bookSlice';
import { addClarification, getOpenClarifications } from '../booking/clarify';
import { isAssignable } from './isAssignable';
import { endReturnedEvent, findClarification, signClarification, type StoredClarification } from './clarificationStore';
import type { ClarificationLine, LedgerSnapshot, LenderEvent, LoanLedger } from '../booking/lenderBooks';
import { listEventsByReference, lockBooking } from '../booking/lenderEventStore';
import { getBookKeeping } from '../booking/lenderLoanStore';
import { serializePendingPart } from '../lenderWire';
import { applyPayment } from '../booking/applyPayment';

type ClarificationDecision = z.output<typeof clarificationDecided>;

/** Locks a clarification against the worker and other users until the end of the transaction. */
async function holdWaiting(
  decision: { readonly id: string; readonly amount: number },
  context: CallerContext,
): Promise<StoredClarification> {
  const { tx, caller } = context;
  await lockBooking(tx, caller.institutionId);
  const found = await findClarification(parseRowId(decision.id), context);
  if (!found) throw new Refusal('notFound');
  if (found.state !== 'open') throw new Refusal('notWaiting', { name: found.actorName ?? '–' });
  if (found.amount !== toMinor(decision.amount, caller.currencyDigits)) throw new Refusal('outOfDate');
  return found;
}

const cannot = (reason: ClarifyReason, { language }: CallerContext): Refusal =>
  new Refusal('notAssignable', { why: getCodeLabel(CLARIFY_REASON, reason, language) });

/** Returns the event as if it had named the loan; its original content remains. */
async function eventFor(found: StoredClarification, loanNo: string, { tx, caller }: CallerContext) {
  const [event] = await listEventsByReference(tx, caller.institutionId, [found.reference]);
  if (!event) throw new Error('a clarification without its event');
  return { ...event, loanNo };
}

interface Assigning {
  readonly books: LedgerSnapshot;
  readonly event: LenderEvent;
  readonly of: LoanLedger;
  readonly line: ClarificationLine;
}

const settleLine = ({ event, of, line }: Assigning): void => {
  line.state = 'assigned';
  line.loanId = of.id;
  line.isChanged = true;
  event.state = 'booked';
  event.loanId ??= of.id;
};

/** Allocates pending money to the loan; the part that cannot be allocated stays pending as overpaid. */
function assignMoney(assigning: Assigning, context: CallerContext): Minor {
  const { books, event, of, line } = assigning;
  const left = applyPayment(books, event, { of, amount: line.amount });
  if (left === line.amount) throw cannot('nothingDue', context);
  line.amount = toMinorUnits(line.amount - left);
  settleLine(assigning);
  event.clarifyReason = null;
  if (left > 0) addClarification(books, event, { reason: 'overpaid', amount: left });
  return left;
}

function assignWord(assigning: Assigning, context: CallerContext): Minor {
  const reason = bookNow(assigning.books, assigning.event);
  if (reason !== undefined) throw cannot(reason, context);
  settleLine(assigning);
  assigning.event.clarifyReason = null;
  return NO_MONEY;
}

/** Assigns a clarification to the loan that the event should have named, and books it there like the worker (MI-02). */
export async function assignClarification(
  input: z.output<typeof clarificationAssigned>,
  context: CallerContext,
): Promise<ClarificationDecision> {
  const { tx, caller, now } = context;
  const found = await holdWaiting(input, context);
  if (!isAssignable(found, caller)) throw cannot(found.reason, context);
  const event = await eventFor(found, input.loanId, context);
  const keeping = await getBookKeeping(tx, caller.institutionId, now);
  const books = await openBooks(tx, keeping, { own: [event], spokenOf: [], waiting: [] });
  const of = books.loans.get(event.loanNo);
  const line = getOpenClarifications(books, event).find(({ id }) => id === found.id);
  if (!of || !line) throw new Refusal('notFound');
  const assigning = { books, event, of, line };
  const left = event.kind === 'payment' ? assignMoney(assigning, context) : assignWord(assigning, context);
  await closeBooks(tx, books, [event]);
  await signClarification(found.id, { note: input.note ?? null, isReturned: false }, context);
  return serializePendingPart(left, caller);
}

/** Returns a pending item to its sender; it remains in the books as returned, with the user and the reason (MI-02). */
export async function returnClarification(
  input: z.output<typeof clarificationReturned>,
  context: CallerContext,
): Promise<ClarificationDecision> {
  const found = await holdWaiting(input, context);
  await signClarification(found.id, { note: input.note, isReturned: true }, context);
  await endReturnedEvent(found.eventId, context);
  return serializePendingPart(NO_MONEY, context.caller);
}
