import { DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import { LENDER_EVENT_KIND } from '@/contract/codes/lenderCodes';
import { AMOUNT_MAX } from '@/contract/ourLimits';
import { codeValues } from '@/contract/codes/codeTable';

/** Column of a lender's file, and field of an item of its signed call; the documentation and the parser use it. */
export interface LenderColumn {
  readonly name: string;
  /** Name of the column in a signed call. */
  readonly field: string;
  readonly required?: true;
  readonly expects: string;
  readonly pattern: RegExp;
  readonly means: string;
}

/** Payer, by the lender's notation. */
export const PAID_BY: Readonly<Record<string, (typeof DEDUCTION_BY)['borrower' | 'system']>> = {
  borrower: DEDUCTION_BY.borrower,
  automatic: DEDUCTION_BY.system,
};

const ID = /^[\w.:-]{1,64}$/;
const ID_WORDS = '1 to 64 letters, digits or _ . : -';

/** All columns; their order in a file is free, and optional ones may be missing. */
export const LENDER_COLUMNS = [
  {
    name: 'reference',
    field: 'reference',
    required: true,
    expects: ID_WORDS,
    pattern: ID,
    means:
      "The lender's own number for this event. The same number with the same content is the same event and is booked once.",
  },
  {
    name: 'kind',
    field: 'kind',
    required: true,
    expects: `one of ${codeValues(LENDER_EVENT_KIND).join(', ')}`,
    pattern: new RegExp(`^(${codeValues(LENDER_EVENT_KIND).join('|')})$`),
    means: 'What happened.',
  },
  {
    name: 'loan_no',
    field: 'loanNo',
    required: true,
    expects: ID_WORDS,
    pattern: ID,
    means: "The lender's number for the loan. A payment that names its repayment code may leave it out.",
  },
  {
    name: 'amount',
    field: 'amount',
    expects: `an amount above 0 and up to ${AMOUNT_MAX} such as 1234.50`,
    pattern: /^-?\d[\d.,]{0,63}$/,
    means: 'Given with a payment or a refund; optional with a reversal.',
  },
  {
    name: 'currency',
    field: 'currency',
    expects: 'three capital letters, such as MXN',
    pattern: /^[A-Z]{3}$/,
    means: "ISO 4217; the institution's currency if left out.",
  },
  {
    name: 'value_time',
    field: 'valueTime',
    required: true,
    expects:
      "a day YYYY-MM-DD, or a time YYYY-MM-DD HH:MM in the institution's time zone unless an offset follows; not in the future",
    pattern: /^\d{4}-\d{2}-\d{2}([T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)?)?$/,
    means:
      'When it happened at the lender. A day alone means its last moment, or the moment of receipt if that is earlier.',
  },
  {
    name: 'of_reference',
    field: 'ofReference',
    expects: ID_WORDS,
    pattern: ID,
    means:
      'With a reversal or a refund, the reference of the payment; a reversal that comes before its payment waits for it. With a payment, the reference of the repayment code that was used.',
  },
  {
    name: 'new_due_day',
    field: 'newDueDay',
    expects: 'a day written YYYY-MM-DD',
    pattern: /^\d{4}-\d{2}-\d{2}$/,
    means: 'Given with a new due date.',
  },
  {
    name: 'paid_by',
    field: 'paidBy',
    expects: `one of ${Object.keys(PAID_BY).join(', ')}`,
    pattern: new RegExp(`^(${Object.keys(PAID_BY).join('|')})$`),
    means: "With a payment, who paid: the borrower (also if left out), or the lender's own automatic deduction.",
  },
  {
    name: 'reason',
    field: 'reason',
    expects: 'text of at most 500 characters',
    pattern: /^.{1,500}$/s,
    means: 'In the lender’s words.',
  },
] as const satisfies readonly LenderColumn[];

/** The name of a column. */
export type LenderColumnName = (typeof LENDER_COLUMNS)[number]['name'];
