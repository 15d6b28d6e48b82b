import { CASE_FIELD_NAMES, getCaseField } from '@/contract/caseFields';
import { CALL_STATUS, RECORDED_RESULT } from '@/contract/codes/contactCodes';
import { CASE_STATUS, WILLINGNESS } from '@/contract/codes/caseCodes';
import type { CodeTable } from '@/contract/codes/codeTable';
import { REPLY_FILTER } from '@/contract/codes/messageCodes';
import { HOLD_KIND } from '@/contract/codes/preferenceCodes';
import { PROMISE_DUE, PROMISE_STATE } from '@/contract/codes/moneyCodes';
import type { taskFilters } from '@/contract/entities/cases/task';
import type { MessageId } from '@/i18n/messageIds';

/** The name of a filter in the query of task/listing. */
export type FilterName = keyof typeof taskFilters;

/** Kind of a filter's input: free text, one code or several, a name from the server, a day, or a range of numbers, amounts or days. */
export type CaseFilter =
  | { readonly kind: 'text'; readonly label: MessageId; readonly name: FilterName }
  | { readonly kind: 'code' | 'codes'; readonly label: MessageId; readonly name: FilterName; readonly table: CodeTable }
  | { readonly kind: 'appName' | 'merchant' | 'day'; readonly label: MessageId; readonly name: FilterName }
  | {
      readonly kind: 'numbers' | 'days';
      readonly label: MessageId;
      readonly from: FilterName;
      readonly to: FilterName;
    };

/** The four searches of /myTasks (CL-02); one of them is in the box above the list. */
const SEARCHES = [
  { kind: 'text', label: 'cases.borrowerId', name: 'borrowerId' },
  { kind: 'text', label: 'cases.borrowerName', name: 'borrowerName' },
  { kind: 'text', label: 'cases.loanId', name: 'loanId' },
  { kind: 'text', label: 'cases.borrowerPhone', name: 'borrowerPhone' },
] as const satisfies readonly CaseFilter[];

const BY_NUMBER = { kind: 'text', label: 'cases.id', name: 'id' } as const satisfies CaseFilter;

/** The filters of the case lists in their drawer (CL-01), several searches at once among them. */
export const DRAWER_FILTERS: readonly CaseFilter[] = [
  { kind: 'codes', label: 'cases.status', name: 'status', table: CASE_STATUS },
  { kind: 'codes', label: 'cases.lastCallResult', name: 'lastCallResult', table: RECORDED_RESULT },
  { kind: 'codes', label: 'cases.lastCallStatus', name: 'lastCallStatus', table: CALL_STATUS },
  { kind: 'codes', label: 'cases.willingness', name: 'willingness', table: WILLINGNESS },
  { kind: 'code', label: 'cases.promiseDue', name: 'promiseDue', table: PROMISE_DUE },
  { kind: 'code', label: 'cases.promiseState', name: 'promiseState', table: PROMISE_STATE },
  { kind: 'day', label: 'cases.nextFollowUpTo', name: 'nextFollowUpTo' },
  { kind: 'codes', label: 'cases.heldKind', name: 'heldKind', table: HOLD_KIND },
  { kind: 'day', label: 'cases.heldUntilDay', name: 'heldUntilDay' },
  { kind: 'code', label: 'cases.replies', name: 'replies', table: REPLY_FILTER },
  { kind: 'numbers', label: 'cases.penaltyDay', from: 'penaltyDayFrom', to: 'penaltyDayTo' },
  { kind: 'numbers', label: 'cases.amount', from: 'amountFrom', to: 'amountTo' },
  { kind: 'numbers', label: 'cases.unpaidRepayment', from: 'unpaidFrom', to: 'unpaidTo' },
  { kind: 'days', label: 'cases.penaltyDate', from: 'penaltyDateFrom', to: 'penaltyDateTo' },
  { kind: 'days', label: 'cases.lastCallTime', from: 'lastCallFrom', to: 'lastCallTo' },
  { kind: 'days', label: 'cases.lastFollowUpTime', from: 'lastFollowUpFrom', to: 'lastFollowUpTo' },
  ...SEARCHES,
  ...CASE_FIELD_NAMES.map((name) => ({ kind: getCaseField(name).chosenBy, label: `cases.${name}`, name }) as const),
  { kind: 'text', label: 'cases.lastCallAgent', name: 'lastCallAgent' },
];

/** The names in the address that a filter owns. */
export const getNames = (filter: CaseFilter): readonly FilterName[] =>
  'name' in filter ? [filter.name] : [filter.from, filter.to];

/** The filters that a query uses, but for the one in the search box. */
export const listActiveFilters = (
  query: Partial<Record<FilterName, unknown>>,
  inBox?: FilterName,
): readonly CaseFilter[] =>
  [BY_NUMBER, ...DRAWER_FILTERS].filter((filter) =>
    getNames(filter).some((name) => name !== inBox && query[name] !== undefined),
  );

/** Fields of the filter drawer's form. */
export type FilterValues = Partial<Record<FilterName, string | number | null>>;

/** Converts values to the address: trims texts and drops empty values. */
export const toFilterValues = (values: FilterValues): Partial<Record<FilterName, string>> =>
  Object.fromEntries(
    Object.entries(values)
      .map(([name, value]) => [name, String(value ?? '').trim()])
      .filter(([, value]) => value !== ''),
  );

/** Returns true unless 'from' is above 'to'. An open range is valid. Days are compared as YYYY-MM-DD. */
export function isOrdered(from: unknown, to: unknown): boolean {
  if (typeof from === 'number' && typeof to === 'number') return from <= to;
  if (typeof from === 'string' && typeof to === 'string') return from <= to;
  return true;
}
