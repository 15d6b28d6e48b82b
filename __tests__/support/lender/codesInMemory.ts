import type { LenderEventKind } from '@/contract/codes/lenderCodes';
import { toMinorUnits } from '@/contract/minor';
import type {
  LedgerSnapshot,
  LenderEvent,
  LoanLedger,
  PaidRepaymentCode,
} from '../../../server/modules/lender/booking/lenderBooks';

/** The due day of all loans at first. */
export const PAST = '2026-02-20';

/** One of three payments names a code of the first loan or the second, which it may be for or not. */
export const codeNamed = (kind: LenderEventKind, of: number): string | null =>
  kind === 'payment' && of % 3 === 0 ? `code-1-${of % 2}` : null;

/** A code that buys five days. */
const getCode = (at: number): PaidRepaymentCode => ({
  id: at,
  reference: `code-1-${at}`,
  loanNo: `L${at}`,
  amount: toMinorUnits(40),
  days: 5,
  goodUntil: null,
  paidBy: null,
  paidAt: null,
  extendedFrom: null,
  extendedUntil: null,
  notExtended: null,
  isChanged: false,
});

/** A code of each of the first two loans. */
export const someCodes = (): PaidRepaymentCode[] => [0, 1].map(getCode);

/** The extensions that codes have brought: those that stand, and why others do not any more. */
export const extensionsIn = ({ codes }: LedgerSnapshot): string[] =>
  [...codes.values()].flatMap(({ extendedUntil, notExtended }) =>
    extendedUntil === null ? [] : [notExtended ?? 'stands'],
  );

interface Read {
  readonly code: PaidRepaymentCode;
  readonly payment: LenderEvent | undefined;
  readonly of: LoanLedger | undefined;
  readonly isRedated: boolean;
  readonly isHeld: boolean;
}

const isExtended = ({ extendedUntil, notExtended }: PaidRepaymentCode): boolean =>
  extendedUntil !== null && notExtended === null;

/** Invariants of every code with its payment and loan. */
const CLAIMS: Readonly<Record<string, (read: Read) => boolean>> = {
  'it is paid by what does not stand for it': ({ code, payment }) =>
    code.paidBy === null || payment?.ofReference === code.reference,
  'it extends and was not paid': ({ code, payment }) => code.extendedUntil === null || payment?.state === 'booked',
  'it extends though its payment bounced': ({ code, payment }) => !isExtended(code) || payment?.reversedBy === null,
  'its loan has another due day': ({ code, of, isRedated }) =>
    isRedated || !of || of.penaltyDate === (isExtended(code) ? code.extendedUntil : PAST),
  'a held case was extended': ({ code, isHeld }) => !isExtended(code) || !isHeld,
};

/** Returns the differences between a code, its payment and its loan (MI-07). */
export function wrongCode(books: LedgerSnapshot, code: PaidRepaymentCode, events: readonly LenderEvent[]): string[] {
  const of = books.loans.get(code.loanNo);
  const read: Read = {
    code,
    of,
    payment: events.find(({ id }) => id === code.paidBy),
    isRedated: events.some(({ kind, loanNo }) => kind === 'newDueDate' && loanNo === code.loanNo),
    isHeld: of?.cases.some(({ id }) => books.held.has(id)) ?? false,
  };
  return Object.entries(CLAIMS).flatMap(([wrong, holds]) => (holds(read) ? [] : [`code ${code.reference}: ${wrong}`]));
}
