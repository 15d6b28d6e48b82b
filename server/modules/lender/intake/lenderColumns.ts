import { DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import { LENDER_EVENT_KIND } from '@/contract/codes/lenderCodes';
import { AMOUNT_MAX } from '@/contract/ourLimits';
import { getCodeValues } from '@/contract/codes/codeTable';

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
    means: "The lender's id of this event. The same id with the same content is booked once.",
  },
  {
    name: 'kind',
    field: 'kind',
    required: true,
    expects: `one of ${getCodeValues(LENDER_EVENT_KIND).join(', ')}`,
    pattern: new RegExp(`^(${getCodeValues(LENDER_EVENT_KIND).join('|')})$`),
    means: 'Kind of event.',
  },
  {
    name: 'loan_no',
    field: 'loanNo',
    required: true,
    expects: ID_WORDS,
    pattern: ID,
    means: "The lender's number of the loan. A payment with the reference of a repayment code can omit it.",
  },
  {
    name: 'amount',
    field: 'amount',
    expects: `an amount above 0 and up to ${AMOUNT_MAX} such as 1234.50`,
    pattern: /^-?\d[\d.,]{0,63}$/,
    means: 'Required for a payment or a refund; optional for a reversal.',
  },
  {
    name: 'currency',
    field: 'currency',
    expects: 'three capital letters, such as MXN',
    pattern: /^[A-Z]{3}$/,
    means: "ISO 4217; the institution's currency if omitted.",
  },
  {
    name: 'value_time',
    field: 'valueTime',
    required: true,
    expects:
      "a day YYYY-MM-DD, or a time YYYY-MM-DD HH:MM in the institution's time zone unless an offset follows; not in the future",
    pattern: /^\d{4}-\d{2}-\d{2}([T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,3})?)?(Z|[+-](0\d|1[0-4]):?[0-5]\d)?)?$/,
    means:
      'Time of the event at the lender. A day without time means its last moment, or the time of receipt if that is earlier.',
  },
  {
    name: 'of_reference',
    field: 'ofReference',
    expects: ID_WORDS,
    pattern: ID,
    means:
      'For a reversal or a refund, the reference of the payment; a reversal waits for a later payment. For a payment, the reference of its repayment code.',
  },
  {
    name: 'new_due_day',
    field: 'newDueDay',
    expects: 'a day written YYYY-MM-DD',
    pattern: /^\d{4}-\d{2}-\d{2}$/,
    means: 'Required for a new due date.',
  },
  {
    name: 'paid_by',
    field: 'paidBy',
    expects: `one of ${Object.keys(PAID_BY).join(', ')}`,
    pattern: new RegExp(`^(${Object.keys(PAID_BY).join('|')})$`),
    means: "For a payment: the borrower (default), or the lender's automatic deduction.",
  },
  {
    name: 'reason',
    field: 'reason',
    expects: 'text of at most 500 characters',
    pattern: /^.{1,500}$/s,
    means: 'Text of the lender.',
  },
] as const satisfies readonly LenderColumn[];

/** The name of a column. */
export type LenderColumnName = (typeof LENDER_COLUMNS)[number]['name'];
