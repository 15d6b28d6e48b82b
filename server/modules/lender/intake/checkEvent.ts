import { createHash } from 'node:crypto';
import { DAY_FIRST } from '@/contract/ourLimits';
import type { FileFault } from '@/contract/codes/listCodes';
import type { DeductionType } from '@/contract/codes/moneyCodes';
import { LENDER_EVENT_KIND, type LenderEventKind } from '@/contract/codes/lenderCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import type { Minor } from '@/contract/minor';
import { isDayInBounds, isNearDay } from '@/contract/rules';
import { getMoment } from '@/contract/getZoneOffset';
import { addDays, toCalendarDay, startOfDay } from '../../../values/toCalendarDay';
import { type CellContent, findDamage } from '../../../values/findDamage';
import { type CellError, toCellError, toEmptyCellError, type RowError } from '../../../values/importRefused';
import { type AmountFault, readAmount, type DecimalMark } from '../../../values/readDecimal';
import { LENDER_COLUMNS, type LenderColumn, type LenderColumnName, PAID_BY } from './lenderColumns';
import type { TableColumns } from '../../../values/tableFile/readHeading';
import type { TableRow } from '../../../values/tableFile/readTable';

/** Settings of the institution that parsing an event requires. */
export interface EventContext {
  readonly currency: string;
  readonly currencyDigits: number;
  readonly timeZone: string;
  readonly now: Date;
}

/** Settings for an event from a file, with the decimal mark of the file. */
interface FilePlace extends EventContext {
  readonly mark: DecimalMark;
}

/** Cells of an event by the names of their columns; empty ones are absent. */
type EventCells = ReadonlyMap<string, string>;

/** Validated event. */
export interface CheckedEvent {
  readonly reference: string;
  readonly kind: LenderEventKind;
  readonly loanNo: string;
  readonly amount: Minor | null;
  readonly currency: string | null;
  readonly valueAt: Date;
  readonly ofReference: string | null;
  readonly newDueDay: string | null;
  readonly reason: string | null;
  readonly payType: DeductionType | null;
  readonly fingerprint: string;
}

/** Error in a cell. */
type CellFault = CellError<LenderColumnName | 'row'>;

const NEEDED: Readonly<Partial<Record<LenderEventKind, readonly LenderColumnName[]>>> = {
  payment: ['amount'],
  reversal: ['of_reference'],
  refund: ['amount', 'of_reference'],
  newDueDate: ['new_due_day'],
};

const getKind = (cells: EventCells): LenderEventKind | undefined =>
  getCodeValues(LENDER_EVENT_KIND).find((kind) => kind === cells.get('kind'));

/** Returns true if a payment names its repayment code instead of the loan (MI-06). */
const namesCode = (cells: EventCells): boolean =>
  cells.get('kind') === 'payment' && cells.get('of_reference') !== undefined;

const isNeeded = ({ name, required }: LenderColumn & { name: LenderColumnName }, cells: EventCells): boolean => {
  const kind = getKind(cells);
  if (name === 'loan_no' && namesCode(cells)) return false;
  return required === true || (kind !== undefined && (NEEDED[kind] ?? []).includes(name));
};

const wrong = (name: LenderColumnName, value: string, fault: FileFault = 'form'): CellFault => {
  const expects = LENDER_COLUMNS.find((column) => column.name === name)?.expects ?? '';
  return toCellError(name, { fault, value, expects });
};

/** Only the reason is free text: in the other cells each digit counts. */
const getContent = (name: LenderColumnName): CellContent =>
  ['reference', 'loan_no', 'of_reference'].includes(name) ? 'code' : 'text';

function cellFault(
  column: LenderColumn & { name: LenderColumnName },
  cells: EventCells,
  place: FilePlace,
): CellFault[] {
  const cell = cells.get(column.name);
  if (cell === undefined) return isNeeded(column, cells) ? [toEmptyCellError(column.name)] : [];
  const damage = findDamage(cell, getContent(column.name));
  if (damage) return [wrong(column.name, cell, damage)];
  if (!column.pattern.test(cell) || cell.includes('\u0000')) return [wrong(column.name, cell)];
  const fault = valueFault(column.name, cell, place);
  return fault ? [wrong(column.name, cell, fault)] : [];
}

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text >= DAY_FIRST && isDayInBounds(text)
  );
};

/** Parses a value time; undefined for a day that does not exist or is in the future. */
function valueTime(text: string, { timeZone, now }: EventContext): Date | undefined {
  const day = text.slice(0, 10);
  if (!isDay(day)) return undefined;
  const clock = text.slice(11);
  if (clock === '') {
    if (startOfDay(day, timeZone) > now) return undefined;
    const end = startOfDay(addDays(day, 1), timeZone).getTime() - 1;
    return new Date(Math.min(end, now.getTime()));
  }
  const isAbsolute = /(Z|[+-]\d{2}:?\d{2})$/.test(clock);
  const at = isAbsolute ? new Date(text.replace(' ', 'T')) : new Date(getMoment(`${day}T${clock}`, timeZone));
  return at > now ? undefined : at;
}

const farDay = (day: string, { timeZone, now }: EventContext): FileFault | undefined =>
  isNearDay(day, toCalendarDay(now, timeZone)) ? undefined : 'farDay';

const amountIn = (cell: string, { currencyDigits: digits, mark }: FilePlace): Minor | AmountFault =>
  readAmount(cell, { digits, mark, mayBeZero: false });

const getAmount = (cell: string | undefined, place: FilePlace): Minor | null => {
  const amount = cell === undefined ? null : amountIn(cell, place);
  return typeof amount === 'string' ? null : amount;
};

/** Returns an error that the pattern alone cannot detect. */
function valueFault(name: LenderColumnName, cell: string, place: FilePlace): FileFault | undefined {
  if (name === 'amount') {
    const amount = amountIn(cell, place);
    return typeof amount === 'string' ? amount : undefined;
  }
  if (name === 'value_time') return valueTime(cell, place) === undefined ? 'form' : farDay(cell.slice(0, 10), place);
  if (name !== 'new_due_day') return undefined;
  return isDay(cell) ? farDay(cell, place) : 'form';
}

/** Calculates the fingerprint of the lender's content only: it is the same for every repetition and channel. */
const getFingerprint = (cells: EventCells): string =>
  createHash('sha256')
    .update(JSON.stringify(LENDER_COLUMNS.map(({ name }) => cells.get(name) ?? null)))
    .digest('base64url');

const getPayType = (cells: EventCells): DeductionType | null =>
  cells.get('kind') === 'payment' ? (PAID_BY[cells.get('paid_by') ?? 'borrower'] ?? null) : null;

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('an event was not checked');
  return value;
}

/** Converts validated cells to an event. */
function getEvent(cells: EventCells, place: FilePlace): CheckedEvent {
  const text = (name: LenderColumnName): string | null => cells.get(name) ?? null;
  const amount = getAmount(cells.get('amount'), place);
  return {
    kind: need(getKind(cells)),
    amount,
    valueAt: need(valueTime(need(cells.get('value_time')), place)),
    reference: need(cells.get('reference')),
    loanNo: cells.get('loan_no') ?? '',
    currency: text('currency') ?? (amount === null ? null : place.currency),
    ofReference: text('of_reference'),
    newDueDay: text('new_due_day'),
    reason: text('reason'),
    payType: getPayType(cells),
    fingerprint: getFingerprint(cells),
  };
}

/** Validates the form of an event and returns all errors cell by cell (MI-01). */
export function checkEvent(
  cells: EventCells,
  place: FilePlace,
): { readonly event: CheckedEvent } | { readonly faults: readonly CellFault[] } {
  const faults = LENDER_COLUMNS.flatMap((column) => cellFault(column, cells, place));
  return faults.length > 0 ? { faults } : { event: getEvent(cells, place) };
}

/** The columns of a lender's file. */
export const LENDER_TABLE: TableColumns = { columns: LENDER_COLUMNS, page: 'docs/lender.md' };

/** Validates a row of a lender's file. */
export function checkLenderRow(
  { row, cells, mark, wrongWidth }: TableRow,
  place: EventContext,
): { readonly event: CheckedEvent } | { readonly errors: readonly RowError[] } {
  if (wrongWidth !== undefined) return { errors: [{ row, column: 'row', wrong: wrongWidth, fault: 'width' }] };
  const checked = checkEvent(cells, { ...place, mark });
  return 'event' in checked ? checked : { errors: checked.faults.map((fault) => ({ row, ...fault })) };
}
