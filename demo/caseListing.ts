import type { TaskRow } from '@/contract/entities/cases/task';

const toText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const toPlainText = (value: unknown): string => toText(value).normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

const getField = (row: TaskRow, name: string): unknown => Reflect.get(row, name);

const RANGES: Readonly<Record<string, keyof TaskRow>> = {
  penaltyDay: 'penaltyDay',
  penaltyDate: 'penaltyDate',
  amount: 'amount',
  unpaid: 'unpaidRepayment',
  lastCall: 'lastCallTime',
  lastFollowUp: 'lastFollowUpTime',
  nextFollowUp: 'nextFollowUpTime',
};
const CODES = new Set(['status', 'lastCallResult', 'lastCallStatus', 'willingness', 'heldKind', 'promiseState']);
const NOT_FILTERS = new Set([
  'page',
  'size',
  'pageNo',
  'pageSize',
  'sort',
  'order',
  'scope',
  'taskId',
  'place',
  'placeOf',
]);

const compare = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number' ? one - other : toText(one).localeCompare(toText(other));

/** Returns true if the row is in the range of a filter such as `amountFrom`; undefined if the filter is no range. */
function isInRange(row: TaskRow, name: string, value: string): boolean | undefined {
  const [, stem = '', end] = /^(\w+)(From|To)$/u.exec(name) ?? [];
  const field = RANGES[stem];
  if (field === undefined) return undefined;
  const actual = row[field];
  if (actual === null || actual === undefined) return false;
  const difference = typeof actual === 'number' ? actual - Number(value) : compare(actual.slice(0, 10), value);
  return end === 'From' ? difference >= 0 : difference <= 0;
}

function matches(row: TaskRow, name: string, value: string): boolean {
  const inRange = isInRange(row, name, value);
  if (inRange !== undefined) return inRange;
  if (name === 'replies') return Number(row.unreadReplies) > 0;
  const actual = getField(row, name);
  if (CODES.has(name)) return value.split(',').includes(toText(actual));
  const text = toPlainText(actual);
  return toPlainText(value)
    .split(/\s+/u)
    .every((word) => text.includes(word));
}

/** Returns the rows that match the filters of the query, in its order. The order of the recording is that of 'next'. */
export function filterCases(rows: readonly TaskRow[], query: URLSearchParams): TaskRow[] {
  const filters = [...query].filter(([name]) => !NOT_FILTERS.has(name));
  const found = rows.filter((row) => filters.every(([name, value]) => matches(row, name, value)));
  const sort = query.get('sort') ?? 'next';
  if (sort === 'next') return found;
  const sign = query.get('order') === 'desc' ? -1 : 1;
  return found.toSorted((one, other) => sign * compare(getField(one, sort), getField(other, sort)));
}

const toNeighbour = (row: TaskRow | undefined) => (row ? { id: row.id, loanId: row.loanId } : null);

/** Returns the neighbors of a case in a list (CL-05). */
export function findNeighbours(rows: readonly TaskRow[], taskId: string | null) {
  const at = rows.findIndex(({ id }) => id === taskId);
  return {
    previous: at < 0 ? null : toNeighbour(rows[at - 1]),
    next: at < 0 ? null : toNeighbour(rows[at + 1]),
    position: at < 0 ? null : at + 1,
    totalCount: rows.length,
  };
}
