import * as z from 'zod/mini';
import { REPORT_DAY } from '../../codes/caseCodes';
import { PAGE_SIZE_STATISTICS } from '../../limits';
import { fileFormat, getSorting } from '../../lists/listDescription';
import { STATISTICS_LIST } from '../../lists/boardLists';
import { codeInput, count, day, id, money, pageQuery, percent, time } from '../../schemas';

/** A repayment in the statistics (§3, wire names as specified). */
export const statisticsRow = z.object({
  borrow_id: id,
  user_id: id,
  user_name: z.string(),
  repay_due_time: day,
  penalty_day: z.number(),
  /** Amount due before this repayment. */
  repay_due_amount: money,
  amount: money,
  repay_time: time,
  /** contract/codes/moneyCodes of the repayment, as a code. */
  repay_way_name: z.string(),
  /** The case, if the caller may open it (not in the specification). */
  task_id: z.nullish(id),
});

/** A repayment in the statistics (§3). */
export type StatisticsRow = z.output<typeof statisticsRow>;

/** The repayment statistics of a day (§2, §3, ST-01). */
export const statistics = z.object({
  totalRepayAmount: money,
  totalRepayCount: count,
  /** Cases handled on the day. */
  collectTaskCount: count,
  /** Percentage of the handled cases with a payment. */
  collectRate: percent,
  /** Since the start of the month in the institution's calendar. */
  cumulativeRecoveryAmount: money,
  cumulativeRecoveryCount: count,
  /** Maximum and minimum days past due among the repayments; null without any. */
  longestPenaltyDay: z.nullable(z.number()),
  minimumPenaltyDay: z.nullable(z.number()),
  /** Amount still due on the caller's open cases. */
  totalOverdueAmount: money,
  totalOverdueCount: count,
  currency: z.nullish(z.string()),
  result: z.array(statisticsRow),
  totalCount: count,
});

/** The repayment statistics of a day. */
export type Statistics = z.output<typeof statistics>;

const onDay = { date: z._default(codeInput(REPORT_DAY), 'today') };

/** The sort order is not in the specification. */
const listed = { ...onDay, ...getSorting(STATISTICS_LIST) };

/** Query of repay/statistics/ (§7). */
export const statisticsQuery = z.strictObject({ ...listed, ...pageQuery(PAGE_SIZE_STATISTICS) });

/** File export variant with output=1: all rows of the day, in CSV by default (AP-06). */
export const statisticsFileQuery = z.strictObject({ ...listed, ...fileFormat, output: z.literal('1') });
