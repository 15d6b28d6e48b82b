import {
  type CaseReassignment,
  type Task,
  listReassignments,
  findCasesOnHold,
  publishCaseChanged,
  publishCasesChanged,
} from '../../cases/casesFacade';
import type { Transaction } from '../../../database/connect';
import { type DomainEvent, publishEvents } from '../../../live/domainEvents';
import { toCalendarDay } from '../../../values/toCalendarDay';
import { markStale } from '../../board/boardFacade';
import { bookEvent } from './bookEvent';
import {
  EventIndex,
  type BookKeeping,
  type LedgerSnapshot,
  type LenderEvent,
  type LoanLedger,
  type PaidRepaymentCode,
} from './lenderBooks';
import { listEventsByReference, listEventsWaitingFor, listEventLines, markBooked } from './lenderEventStore';
import { listCodesByReference } from './paidCodeStore';
import { getBookKeeping, lockLoanBooks, findPresentAgents } from './lenderLoanStore';
import { listOverpaidEvents } from './overpaidStore';
import { writeBooks } from './writeBooksStore';

/**
 * Returns the holder of a case at a time (docs/money.md): by the last reassignment until then, else by the first one after it.
 * A case that was never reassigned belongs to its agent. Before a case arrived, and after it ended, it has no holder.
 */
function holdersBy(changes: readonly CaseReassignment[]): (of: Task, at: Date) => number | null {
  const byCase = new Map<number, CaseReassignment[]>();
  for (const change of changes) byCase.set(change.taskId, [...(byCase.get(change.taskId) ?? []), change]);
  return (of, at) => {
    if (of.collectionAt > at || (of.settledAt !== null && of.settledAt <= at)) return null;
    const lines = byCase.get(of.id) ?? [];
    const before = lines.findLast(({ createdAt }) => createdAt <= at);
    if (before) return before.toAgentId;
    const [after] = lines;
    return after ? after.fromAgentId : of.agentId;
  };
}

/** Maximum number of changed cases that are published one by one; more are published together. */
const TOLD_ONE_BY_ONE = 20;

interface Concerned {
  /** Events of the booking, in its order. */
  readonly own: readonly LenderEvent[];
  readonly spokenOf: readonly LenderEvent[];
  readonly waiting: readonly LenderEvent[];
}

async function concernedBy(tx: Transaction, institutionId: number, own: readonly LenderEvent[]): Promise<Concerned> {
  const known = new Set(own.map(({ reference }) => reference));
  const named = own.flatMap(({ ofReference }) =>
    ofReference !== null && !known.has(ofReference) ? [ofReference] : [],
  );
  const spokenOf = await listEventsByReference(tx, institutionId, [...new Set(named)]);
  const payments = own.filter(({ kind }) => kind === 'payment').map(({ reference }) => reference);
  return { own, spokenOf, waiting: await listEventsWaitingFor(tx, institutionId, payments) };
}

const waitingBy = (events: readonly LenderEvent[]): LedgerSnapshot['waiting'] => {
  const found = new Map<string, LenderEvent[]>();
  for (const event of events) {
    const key = event.ofReference ?? '';
    found.set(key, [...(found.get(key) ?? []), event]);
  }
  return found;
};

/** Reads the repayment codes that payments name, by their code reference or, for the channel's payments, by their own reference. */
const namedCodes = (
  tx: Transaction,
  institutionId: number,
  events: readonly LenderEvent[],
): Promise<PaidRepaymentCode[]> => {
  const payments = events.filter(({ kind }) => kind === 'payment');
  const references = payments.flatMap(({ ofReference, reference }) => [ofReference ?? reference]);
  return listCodesByReference(tx, institutionId, references);
};

/** Reads which cases are on hold, but only if an extension may have been paid. */
const heldByCodes = async (
  tx: Transaction,
  codes: readonly PaidRepaymentCode[],
  cases: readonly { readonly id: number }[],
): Promise<ReadonlySet<number>> =>
  codes.some(({ days }) => days !== null)
    ? findCasesOnHold(
        tx,
        cases.map(({ id }) => id),
      )
    : new Set();

/** Reads payments with overpaid amounts on the loans, if a reversal or a reopened case may make an amount due. */
async function overpaidEvents(
  tx: Transaction,
  institutionId: number,
  { loans, known }: { readonly loans: readonly LoanLedger[]; readonly known: readonly LenderEvent[] },
): Promise<LenderEvent[]> {
  if (!known.some(({ kind }) => kind === 'reversal' || kind === 'reopening')) return [];
  const ids = new Set(known.map(({ id }) => id));
  return (await listOverpaidEvents(tx, institutionId, loans)).filter(({ id }) => !ids.has(id));
}

/** Reads all data that some events affect, and locks the rows that may change. */
export async function openBooks(
  tx: Transaction,
  of: BookKeeping,
  { own, spokenOf, waiting }: Concerned,
): Promise<LedgerSnapshot> {
  const known = [...own, ...spokenOf, ...waiting];
  const lines = await listEventLines(tx, of.institutionId, known);
  const codes = await namedCodes(tx, of.institutionId, [...own, ...spokenOf]);
  const loans = await lockLoanBooks(tx, of, {
    loanNos: [...new Set([...own, ...codes].map(({ loanNo }) => loanNo))],
    loanIds: [...new Set(lines.allocations.map(({ loanId }) => loanId))],
  });
  const overpaid = await overpaidEvents(tx, of.institutionId, { loans, known });
  const ofOverpaid = await listEventLines(tx, of.institutionId, overpaid);
  const cases = loans.flatMap((each) => each.cases);
  const agents = [...new Set(cases.flatMap(({ agentId }) => (agentId === null ? [] : [agentId])))];
  return {
    ...of,
    loans: new Map(loans.map((each) => [each.loanNo, each])),
    loansById: new Map(loans.map((each) => [each.id, each])),
    events: new Map([...overpaid, ...spokenOf, ...own].map((each) => [each.reference, each])),
    codes: new Map(codes.map((each) => [each.reference, each])),
    waiting: waitingBy(waiting),
    pays: new EventIndex([...lines.pays, ...ofOverpaid.pays]),
    allocations: new EventIndex([...lines.allocations, ...ofOverpaid.allocations]),
    clarifications: new EventIndex([...lines.clarifications, ...ofOverpaid.clarifications]),
    changedCases: new Set(),
    caseLines: [],
    present: await findPresentAgents(tx, agents),
    held: await heldByCodes(tx, codes, cases),
    holderAt: holdersBy(
      await listReassignments(
        tx,
        cases.map(({ id }) => id),
      ),
    ),
  };
}

async function publishChangedCases(tx: Transaction, books: LedgerSnapshot): Promise<void> {
  const news: DomainEvent[] = [];
  const { institutionId } = books;
  const context = {
    tx,
    caller: { institutionId },
    publish: (address: DomainEvent['address'], event: DomainEvent['event']) => void news.push({ address, event }),
  };
  const changed = [...books.loansById.values()].flatMap((of) =>
    of.cases.filter(({ id }) => books.changedCases.has(id)),
  );
  if (changed.length > TOLD_ONE_BY_ONE) {
    const agents = changed.flatMap(({ agentId }) => (agentId === null ? [] : [agentId]));
    await publishCasesChanged([...new Set(agents)], context);
  } else for (const each of changed) await publishCaseChanged(each, context);
  await publishEvents(tx, news);
}

/** Marks already counted days of new payments for a recount. */
async function recountDays(tx: Transaction, { institutionId, timeZone, now, pays }: LedgerSnapshot): Promise<void> {
  const times = pays.all().flatMap(({ isChanged, opAt }) => (isChanged ? [opAt] : []));
  const [first] = times.toSorted((a, b) => a.getTime() - b.getTime());
  const from = first && toCalendarDay(first, timeZone);
  if (from !== undefined && from < toCalendarDay(now, timeZone)) await markStale(tx, { institutionId, from });
}

/** Writes the bookings in memory to the database, and publishes the changes to the users concerned. */
export async function closeBooks(
  tx: Transaction,
  books: LedgerSnapshot,
  events: readonly LenderEvent[],
): Promise<void> {
  await writeBooks(tx, books, events);
  await recountDays(tx, books);
  await publishChangedCases(tx, books);
}

/**
 * Books some received events of an institution in their order, in the caller's transaction, which holds the institution's
 * booking lock (MI-01).
 */
export async function bookSlice(
  tx: Transaction,
  {
    institutionId,
    now,
    events,
  }: { readonly institutionId: number; readonly now: Date; readonly events: readonly LenderEvent[] },
): Promise<void> {
  const of = await getBookKeeping(tx, institutionId, now);
  const concerned = await concernedBy(tx, institutionId, events);
  const books = await openBooks(tx, of, concerned);
  for (const event of events) bookEvent(books, event);
  await closeBooks(tx, books, [...new Set([...books.events.values(), ...concerned.waiting])]);
  await markBooked(tx, { institutionId, ids: events.map(({ id }) => id), now });
}
