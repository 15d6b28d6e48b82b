import type * as z from 'zod/mini';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { LENDER_HANDLE } from '@/contract/codes/lenderCodes';
import {
  type LenderDay,
  type lenderDays,
  type lenderDaysFileQuery,
  type lenderDaysQuery,
  RECONCILED_DAYS_MAX,
} from '@/contract/entities/lender/lender';
import { LENDER_DAY_LIST } from '@/contract/lists/lenderLists';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { addDays, toCalendarDay, countDaysBetween, startOfDay } from '../../values/toCalendarDay';
import { type ExportColumns, exportWithAudit } from '../monitoring/monitoringFacade';
import { reconcileDays } from './lenderDayStore';
import { serializeLenderDay } from './lenderWire';

/** Default number of days. */
const USUAL_DAYS = 7;

type Query = z.output<typeof lenderDaysQuery>;

function parseDays({ from, to }: Query, { caller, now }: CallerContext) {
  const last = to ?? toCalendarDay(now, caller.timeZone);
  const first = from ?? addDays(last, 1 - USUAL_DAYS);
  const days = countDaysBetween(first, last) + 1;
  if (days < 1 || days > RECONCILED_DAYS_MAX) throw new Refusal('invalidInput', { fields: 'from, to' });
  return { from: first, to: last };
}

type Sort = NonNullable<Query['sort']>;

const compare = (sort: Sort, one: LenderDay, other: LenderDay): number =>
  sort === 'day' ? one.day.localeCompare(other.day) : one[sort] - other[sort];

/** Sorts days as requested; equal ones, and all without a sort, stay in their original order. */
const inOrder = (days: readonly LenderDay[], { sort, order }: Pick<Query, 'sort' | 'order'>): LenderDay[] =>
  days.toSorted((one, other) => (sort === undefined ? 0 : compare(sort, one, other) * (order === 'desc' ? -1 : 1)));

/**
 * Returns the reconciliation of some days: received amounts, and the booked, pending, returned and contradictory ones among
 * them (MI-02).
 */
export async function showLenderDays(query: Query, context: CallerContext): Promise<z.output<typeof lenderDays>> {
  const { caller } = context;
  const { from, to } = parseDays(query, context);
  const span = { from: startOfDay(from, caller.timeZone), until: startOfDay(addDays(to, 1), caller.timeZone) };
  const days = (await reconcileDays(span, context)).map(serializeLenderDay(caller));
  return { from, to, days: inOrder(days, query) };
}

const CELLS: ExportColumns<typeof LENDER_DAY_LIST, LenderDay> = {
  day: ({ day }) => day,
  handleType: ({ handleType }, { language }) => getCodeLabel(LENDER_HANDLE, handleType, language),
  events: ({ events }) => events,
  known: ({ known }) => known,
  contradictory: ({ contradictory }) => contradictory,
  refused: ({ refused }) => refused,
  waitingEvents: ({ waitingEvents }) => waitingEvents,
  currency: ({ currency }) => currency,
  sentAmount: ({ sentAmount }) => sentAmount,
  bookedAmount: ({ bookedAmount }) => bookedAmount,
  waitingAmount: ({ waitingAmount }) => waitingAmount,
  returnedAmount: ({ returnedAmount }) => returnedAmount,
  reversedAmount: ({ reversedAmount }) => reversedAmount,
  notYetAmount: ({ notYetAmount }) => notYetAmount,
  contradictoryAmount: ({ contradictoryAmount }) => contradictoryAmount,
  difference: ({ difference }) => difference,
};

/** Exports the days of the reconciliation as a file (AP-06). */
export async function exportLenderDays(
  { format, ...listQuery }: z.output<typeof lenderDaysFileQuery>,
  context: CallerContext,
) {
  const { from, to, days } = await showLenderDays(listQuery, context);
  const what = `lender-${from}_${to}`;
  return exportWithAudit(
    {
      columns: LENDER_DAY_LIST,
      cells: CELLS,
      rows: days,
      title: { cn: '资方对账', en: 'Lender', es: 'Acreedor' },
      fileName: `saldo-${what}`,
      type: 'exportList',
      what: `${what}, `,
      format,
    },
    context,
  );
}
