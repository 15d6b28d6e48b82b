import { CASE_FIELD_NAMES, getCaseField } from '@/contract/caseFields';
import { getCodeValues, type CodeTable } from '@/contract/codes/codeTable';
import { EDUCATION, MARITAL_STATUS } from '@/contract/codes/caseCodes';
import { columnName } from '../../database/columnName';
import type { CELL_KINDS } from './importCell';

/** Column of an import file; the documentation (docs/import.md) and the parser use it. */
export interface ImportColumn {
  readonly name: string;
  readonly kind: keyof typeof CELL_KINDS;
  readonly required?: true;
  /** Table whose column of the same name is filled unchanged; calculated columns are defined in importStatements. */
  readonly fills?: 'borrower' | 'loan';
  readonly means: string;
}

const contactColumns = (place: 1 | 2 | 3): ImportColumn[] => [
  {
    name: `contact${place}_relation`,
    kind: 'relation',
    means: 'Relation of the contact to the borrower; default R10.',
  },
  {
    name: `contact${place}_name`,
    kind: 'text',
    means: "The contact's name; required if another cell of this contact is filled.",
  },
  {
    name: `contact${place}_phone`,
    kind: 'phone',
    means: "The contact's phone; required if another cell of this contact is filled.",
  },
  { name: `contact${place}_emergency`, kind: 'flag', means: 'True if the borrower named this person for emergencies.' },
];

/** Text that every screen translates if it is one of these codes. */
const codeOrText = (table: CodeTable): string =>
  `One of ${getCodeValues(table).join(', ')}, shown in the language of the screen; or any text, shown as it is.`;

/** All columns of an import file. Their order in the file is free; optional ones may be missing. */
export const IMPORT_COLUMNS: readonly ImportColumn[] = [
  {
    name: 'borrower_no',
    kind: 'id',
    required: true,
    means:
      "The lender's number of the borrower. A known borrower is updated; rows with the same number are one person.",
  },
  { name: 'borrower_name', kind: 'text', required: true, means: 'Full name.' },
  { name: 'identity_number', kind: 'code', fills: 'borrower', means: 'Number of the identity document.' },
  { name: 'marital_status', kind: 'text', fills: 'borrower', means: codeOrText(MARITAL_STATUS) },
  { name: 'education', kind: 'text', fills: 'borrower', means: codeOrText(EDUCATION) },
  {
    name: 'mobile_phone',
    kind: 'phone',
    fills: 'borrower',
    means: "The borrower's mobile; also the first contact, R01.",
  },
  { name: 'home_phone', kind: 'phone', fills: 'borrower', means: "The borrower's home phone; also a contact, R01." },
  { name: 'company_name', kind: 'text', fills: 'borrower', means: 'Employer.' },
  { name: 'occupation', kind: 'text', fills: 'borrower', means: 'Occupation.' },
  { name: 'working_years', kind: 'whole', fills: 'borrower', means: 'Years with the employer.' },
  { name: 'home_address', kind: 'text', fills: 'borrower', means: 'Home address.' },
  { name: 'company_address', kind: 'text', fills: 'borrower', means: "The employer's address." },
  {
    name: 'time_zones',
    kind: 'zones',
    fills: 'borrower',
    means: 'Time zone of the borrower. With several, a contact must be lawful in all of them (docs/law.md).',
  },
  {
    name: 'loan_no',
    kind: 'id',
    required: true,
    means: "The lender's number of the loan, unique in the file; a loan with an open case is refused.",
  },
  { name: 'loan_type', kind: 'loanType', means: 'First or repeat loan.' },
  ...CASE_FIELD_NAMES.map(
    (name) => ({ name: columnName(name), kind: 'text', fills: 'loan', means: getCaseField(name).means }) as const,
  ),
  { name: 'loan_time', kind: 'pastTime', fills: 'loan', means: 'Time of the payout.' },
  {
    name: 'penalty_date',
    kind: 'pastDay',
    fills: 'loan',
    required: true,
    means: 'First day overdue; days past due are counted from it.',
  },
  {
    name: 'contract_amount',
    kind: 'positiveAmount',
    fills: 'loan',
    required: true,
    means: 'Contract amount.',
  },
  {
    name: 'due_amount',
    kind: 'positiveAmount',
    required: true,
    means: 'Total amount due now, including penalties.',
  },
  {
    name: 'unpaid_repayment',
    kind: 'amount',
    means:
      'Unpaid part of the contract amount, at most due_amount; default: the smaller of contract_amount and due_amount.',
  },
  { name: 'interest_receivable', kind: 'amount', means: 'Interest receivable; default 0.' },
  { name: 'penalty_interest', kind: 'amount', means: 'Penalty interest; default 0.' },
  { name: 'iva_receivable', kind: 'amount', means: 'Value added tax (IVA) receivable; default 0.' },
  { name: 'deduction_account', kind: 'code', fills: 'loan', means: 'Account for deductions.' },
  { name: 'bank_account', kind: 'code', fills: 'loan', means: 'Account of the payout.' },
  { name: 'last_opened_time', kind: 'pastTime', means: 'Time when the borrower last opened the loan app.' },
  {
    name: 'last_repayment_page_time',
    kind: 'pastTime',
    means: 'Time when the borrower last visited the repayment page.',
  },
  { name: 'collection_time', kind: 'pastTime', means: 'Time when the case came to collection; default now.' },
  { name: 'queue_code', kind: 'text', means: 'Code of an existing queue of the institution.' },
  {
    name: 'agent_username',
    kind: 'text',
    means: 'Username of an enabled agent or leader of the institution; unassigned if empty.',
  },
  { name: 'long_aging', kind: 'flag', means: 'True for a long-aging case; default false.' },
  ...contactColumns(1),
  ...contactColumns(2),
  ...contactColumns(3),
];
