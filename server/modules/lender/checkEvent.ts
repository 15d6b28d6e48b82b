import { createHash } from 'node:crypto';
import { AMOUNT_MAX, DAY_FIRST } from '@/contract/ourLimits';
import type { DeductionType } from '@/contract/codes/deductionType';
import { LENDER_EVENT_KIND, type LenderEventKind } from '@/contract/codes/lenderEventKind';
import { codesOf } from '@/contract/codes/codeTable';
import type { Minor } from '@/contract/minor';
import { isDayInBounds } from '@/contract/rules';
import { addDays, startOfDay } from '../../values/calendarDay';
import { parseMinor } from '../../values/money';
import { LENDER_COLUMNS, type LenderColumn, type LenderColumnName, PAID_BY } from './lenderColumns';

/** What an event is read by. */
export interface EventPlace {
  readonly currency: string;
  readonly currencyDigits: number;
  readonly timeZone: string;
  readonly now: Date;
}

/** Cells of an event by the names of their columns; empty ones are absent. */
export type EventCells = ReadonlyMap<string, string>;

/** An event whose form is right. */
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

/** What is wrong with a cell. */
export interface CellFault {
  readonly column: LenderColumnName | 'row';
  readonly wrong: string;
}

const NEEDED: Readonly<Partial<Record<LenderEventKind, readonly LenderColumnName[]>>> = {
  payment: ['amount'],
  reversal: ['of_reference'],
  refund: ['amount', 'of_reference'],
  newDueDate: ['new_due_day'],
};

const kindOf = (cells: EventCells): LenderEventKind | undefined =>
  codesOf(LENDER_EVENT_KIND).find((kind) => kind === cells.get('kind'));

/** A payment may name the repayment code that it was made with in place of the loan (MI-06). */
const namesCode = (cells: EventCells): boolean =>
  cells.get('kind') === 'payment' && cells.get('of_reference') !== undefined;

const isNeeded = ({ name, required }: LenderColumn & { name: LenderColumnName }, cells: EventCells): boolean => {
  const kind = kindOf(cells);
  if (name === 'loan_no' && namesCode(cells)) return false;
  return required === true || (kind !== undefined && (NEEDED[kind] ?? []).includes(name));
};

function cellFault(column: LenderColumn & { name: LenderColumnName }, cells: EventCells): CellFault[] {
  const cell = cells.get(column.name);
  if (cell === undefined) return isNeeded(column, cells) ? [{ column: column.name, wrong: 'is empty' }] : [];
  return column.pattern.test(cell) && !cell.includes('\u0000')
    ? []
    : [{ column: column.name, wrong: `must be ${column.expects}` }];
}

const isDay = (text: string): boolean => {
  const time = Date.parse(`${text}T00:00:00Z`);
  return (
    !Number.isNaN(time) && new Date(time).toISOString().startsWith(text) && text >= DAY_FIRST && isDayInBounds(text)
  );
};

/** The time zone's own clock at a local time. */
function localMoment(day: string, clock: string, timeZone: string): Date {
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number);
  return new Date(startOfDay(day, timeZone).getTime() + ((hours * 60 + minutes) * 60 + seconds) * 1000);
}

/** A value time; undefined for a day that there is not, or one to come. */
function valueTime(text: string, { timeZone, now }: EventPlace): Date | undefined {
  const day = text.slice(0, 10);
  if (!isDay(day)) return undefined;
  const clock = text.slice(11);
  if (clock === '') {
    if (startOfDay(day, timeZone) > now) return undefined;
    const end = startOfDay(addDays(day, 1), timeZone).getTime() - 1;
    return new Date(Math.min(end, now.getTime()));
  }
  const isAbsolute = /(Z|[+-]\d{2}:?\d{2})$/.test(clock);
  const at = isAbsolute ? new Date(text.replace(' ', 'T')) : localMoment(day, clock, timeZone);
  return at > now ? undefined : at;
}

const amountOf = (cell: string | undefined, { currencyDigits }: EventPlace): Minor | undefined => {
  const amount = cell === undefined ? undefined : parseMinor(cell, currencyDigits);
  return amount !== undefined && amount > 0 && Number(cell) <= AMOUNT_MAX ? amount : undefined;
};

const wrong = (name: LenderColumnName): CellFault => {
  const expects = LENDER_COLUMNS.find((column) => column.name === name)?.expects ?? '';
  return { column: name, wrong: `must be ${expects}` };
};

/** What the pattern alone cannot tell. */
function valueFaults(cells: EventCells, place: EventPlace): CellFault[] {
  const faults: CellFault[] = [];
  const amount = cells.get('amount');
  const time = cells.get('value_time');
  const due = cells.get('new_due_day');
  if (amount !== undefined && amountOf(amount, place) === undefined) faults.push(wrong('amount'));
  if (time !== undefined && valueTime(time, place) === undefined) faults.push(wrong('value_time'));
  if (due !== undefined && !isDay(due)) faults.push(wrong('new_due_day'));
  return faults;
}

/** The lender's words and nothing else: the same however often and through whichever handle they come. */
const fingerprintOf = (cells: EventCells): string =>
  createHash('sha256')
    .update(JSON.stringify(LENDER_COLUMNS.map(({ name }) => cells.get(name) ?? null)))
    .digest('base64url');

const payTypeOf = (cells: EventCells): DeductionType | null =>
  cells.get('kind') === 'payment' ? (PAID_BY[cells.get('paid_by') ?? 'borrower'] ?? null) : null;

function need<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('an event was not checked');
  return value;
}

/** The event of cells whose form is right. */
function eventOf(cells: EventCells, place: EventPlace): CheckedEvent {
  const text = (name: LenderColumnName): string | null => cells.get(name) ?? null;
  const amount = amountOf(cells.get('amount'), place) ?? null;
  return {
    kind: need(kindOf(cells)),
    amount,
    valueAt: need(valueTime(need(cells.get('value_time')), place)),
    reference: need(cells.get('reference')),
    loanNo: cells.get('loan_no') ?? '',
    currency: text('currency') ?? (amount === null ? null : place.currency),
    ofReference: text('of_reference'),
    newDueDay: text('new_due_day'),
    reason: text('reason'),
    payType: payTypeOf(cells),
    fingerprint: fingerprintOf(cells),
  };
}

/** Checks an event for its form; what is wrong is told cell by cell (MI-01). */
export function checkEvent(
  cells: EventCells,
  place: EventPlace,
): { readonly event: CheckedEvent } | { readonly faults: readonly CellFault[] } {
  const faults = LENDER_COLUMNS.flatMap((column) => cellFault(column, cells));
  const all = faults.length > 0 ? faults : valueFaults(cells, place);
  return all.length > 0 ? { faults: all } : { event: eventOf(cells, place) };
}
