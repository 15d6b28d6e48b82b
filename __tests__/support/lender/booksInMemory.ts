import { CASE, isOpenStatus } from '@/contract/codes/caseCodes';
import { LENDER_EVENT_KIND, type LenderEventKind } from '@/contract/codes/lenderCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import { toMinorUnits, NO_MONEY } from '@/contract/minor';
import { getDue, type Instalment, type AmountParts, sumOfParts } from '@/contract/money/allocation';
import { type AllocationOrder } from '@/contract/money/allocationOrder';
import { getTableColumns } from 'drizzle-orm';
import * as fc from 'fast-check';
import { task } from '../../../server/database/tables/caseTables';
import type { Task } from '../../../server/modules/cases/casesFacade';
import {
  EventIndex,
  type LedgerSnapshot,
  type LenderEvent,
  type LoanLedger,
} from '../../../server/modules/lender/booking/lenderBooks';
import { isClosedOtherwise } from '../../../server/modules/lender/booking/caseOfLoan';
import { codeNamed, PAST, someCodes, wrongCode } from './codesInMemory';

const NOW = new Date('2026-03-11T00:30:00Z');
const CURRENCY = 'MXN';
const TO_COME = '2026-04-01';
const NOTHING: AmountParts = { penalty: NO_MONEY, interest: NO_MONEY, tax: NO_MONEY, principal: NO_MONEY };
/** One more than there are: the lender speaks of loans that are not known, too. */
const LOANS = 3;

/** Event of the lender in a sequence; positions are taken modulo the number of entries. */
export interface Said {
  readonly kind: LenderEventKind;
  readonly loan: number;
  readonly amount: number | null;
  readonly isForeign: boolean;
  /** The event that it speaks of, earlier or later. */
  readonly of: number;
  readonly isToCome: boolean;
}

const parts = fc.integer({ min: 0, max: 60 }).map(toMinorUnits);

/** Plans of some loans: what each instalment asks for. */
export const loanPlans = fc.array(
  fc.array(fc.record({ penalty: parts, interest: parts, tax: parts, principal: parts }), {
    minLength: 1,
    maxLength: 3,
  }),
  { minLength: LOANS, maxLength: LOANS },
);

/** Sequences of events of all kinds, payments and what undoes them most. */
export const sequences: fc.Arbitrary<Said[]> = fc.array(
  fc.record({
    kind: fc.oneof(
      { weight: 5, arbitrary: fc.constant('payment' as const) },
      { weight: 3, arbitrary: fc.constantFrom('reversal' as const, 'refund' as const) },
      { weight: 2, arbitrary: fc.constantFrom(...getCodeValues(LENDER_EVENT_KIND)) },
    ),
    loan: fc.nat(LOANS),
    amount: fc.option(fc.integer({ min: 1, max: 400 }), { freq: 4 }),
    isForeign: fc.boolean(),
    of: fc.nat(20),
    isToCome: fc.boolean(),
  }),
  { minLength: 1, maxLength: 14 },
);

const needsAmount: readonly string[] = ['payment', 'refund'];
const needsPayment: readonly string[] = ['reversal', 'refund'];

const getEvent = ({ kind, loan, amount, isForeign, of, isToCome }: Said, at: number, count: number): LenderEvent => ({
  id: at + 1,
  reference: `R${at}`,
  kind,
  loanNo: `L${loan}`,
  amount: amount === null ? (needsAmount.includes(kind) ? toMinorUnits(100) : null) : toMinorUnits(amount),
  // One of eight speaks of another currency.
  currency: isForeign && of % 4 === 0 ? 'USD' : CURRENCY,
  valueAt: NOW,
  ofReference: needsPayment.includes(kind) ? `R${of % count}` : codeNamed(kind, of),
  newDueDay: isToCome ? TO_COME : PAST,
  payType: null,
  state: 'received',
  clarifyReason: null,
  loanId: null,
  reversedBy: null,
});

const NO_CELLS = Object.fromEntries(Object.keys(getTableColumns(task)).map((name) => [name, null]));

const getCase = (loanId: number, amount: number): Task =>
  ({
    ...NO_CELLS,
    id: loanId * 10,
    institutionId: 1,
    loanId,
    status: amount === 0 ? CASE.settled : CASE.fresh,
    amount: toMinorUnits(amount),
    agentId: 7,
    agentName: 'Ana',
    penaltyDate: PAST,
    collectionAt: new Date('2026-03-01T00:00:00Z'),
    version: 0,
  }) as unknown as Task;

function getLoan(owed: readonly AmountParts[], at: number): LoanLedger {
  const plan = owed.map((each, period): Instalment => ({ period: period + 1, owed: each, paid: NOTHING }));
  const due = getDue(plan);
  const own = { id: at + 1, loanNo: `L${at}`, plan, cases: [getCase(at + 1, due)] };
  return {
    ...own,
    status: due === 0 ? '50' : '40',
    penaltyDate: PAST,
    putOff: new Map(),
    paidAt: null,
    isChanged: false,
  };
}

/** Returns the books of an institution before any event, and the events of a sequence. */
export function openInMemory(
  plans: readonly (readonly AmountParts[])[],
  said: readonly Said[],
  { order, held = [] }: { readonly order: AllocationOrder; readonly held?: readonly number[] },
): { books: LedgerSnapshot; events: LenderEvent[] } {
  const loans = plans.map(getLoan);
  const events = said.map((each, at) => getEvent(each, at, said.length));
  const books: LedgerSnapshot = {
    institutionId: 1,
    currency: CURRENCY,
    timeZone: 'America/Mexico_City',
    order,
    now: NOW,
    loans: new Map(loans.map((each) => [each.loanNo, each])),
    loansById: new Map(loans.map((each) => [each.id, each])),
    events: new Map(events.map((each) => [each.reference, each])),
    codes: new Map(someCodes().map((each) => [each.reference, each])),
    waiting: new Map(),
    pays: new EventIndex(),
    allocations: new EventIndex(),
    clarifications: new EventIndex(),
    changedCases: new Set(),
    caseLines: [],
    present: new Set([7]),
    held: new Set(held),
    holderAt: ({ agentId }) => agentId,
  };
  return { books, events };
}

const sum = (rows: readonly { readonly amount: number | null }[]): number =>
  rows.reduce((all, { amount }) => all + (amount ?? 0), 0);

/** Returns currencies whose incoming money differs from the sum of allocated, returned and waiting money (MI-02). */
function wrongMoney({ allocations, clarifications }: LedgerSnapshot, events: readonly LenderEvent[]): string[] {
  const byId = new Map(events.map((each) => [each.id, each]));
  const waiting = clarifications.all().filter(({ state }) => state === 'open' || state === 'returned');
  return [CURRENCY, 'USD'].filter((currency) => {
    const isOf = (each: { readonly currency: string | null }): boolean => each.currency === currency;
    const payments = events.filter(({ kind, state }) => kind === 'payment' && state !== 'received');
    const cameIn = sum(payments.filter((each) => isOf(each) && each.reversedBy === null));
    const rows = allocations.all().filter(({ eventId }) => byId.get(eventId)?.currency === currency);
    const refunded = -sum(rows.filter(({ causeId }) => byId.get(causeId)?.kind === 'refund'));
    return cameIn !== sum(rows) + refunded + sum(waiting.filter(isOf));
  });
}

const fits = ({ owed, paid }: Instalment): boolean =>
  Object.entries(paid).every(([part, amount]) => amount >= 0 && amount <= Reflect.get(owed, part));

/** Returns the differences between a loan and its events. */
function wrongLoan(books: LedgerSnapshot, of: LoanLedger): string[] {
  const due = getDue(of.plan);
  const paid = of.plan.reduce((all, each) => all + sumOfParts(each.paid), 0);
  const lines = books.pays.all().filter(({ loanId, isReversed }) => loanId === of.id && !isReversed);
  const rows = books.allocations.all().filter(({ loanId }) => loanId === of.id);
  const open = of.cases.filter(({ status }) => isOpenStatus(status));
  const claims: Readonly<Record<string, boolean>> = {
    'a part has more than it asks for, or less than nothing': of.plan.every(fits),
    'what was allocated is not what was paid': sum(rows) === paid,
    'the lines of payments are not what was paid': sum(lines) === paid,
    'it is settled and something is due, or the other way round': (due === 0) === (of.status === '50'),
    'two cases are worked': open.length <= 1,
    'the case that is worked has another amount': open.every(({ amount }) => amount === due),
    'its case is settled and something is due': due === 0 || of.cases.every(({ status }) => status !== CASE.settled),
  };
  return Object.entries(claims).flatMap(([wrong, holds]) => (holds ? [] : [`loan ${of.loanNo}: ${wrong}`]));
}

/** Payments that wait as overpaid by the loan that they name, though something is due there and its case takes money. */
function wrongWaiting({ clarifications, loans }: LedgerSnapshot, events: readonly LenderEvent[]): string[] {
  const open = clarifications.all().filter(({ state, reason }) => state === 'open' && reason === 'overpaid');
  return open.flatMap(({ eventId }) => {
    const event = events.find(({ id }) => id === eventId);
    const of = loans.get(event?.loanNo ?? '');
    return of && getDue(of.plan) > 0 && !isClosedOtherwise(of)
      ? [`${event?.reference} waits though ${of.loanNo} is due`]
      : [];
  });
}

/** Everything that does not hold after some events. */
export const wrongBooks = (books: LedgerSnapshot, events: readonly LenderEvent[]): string[] => [
  ...wrongMoney(books, events).map((currency) => `money in ${currency} is not accounted for`),
  ...[...books.loansById.values()].flatMap((of) => wrongLoan(books, of)),
  ...wrongWaiting(books, events),
  ...[...books.codes.values()].flatMap((code) => wrongCode(books, code, events)),
];
