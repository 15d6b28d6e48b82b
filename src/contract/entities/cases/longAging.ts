import * as z from 'zod/mini';
import { PAGE_SIZE_TABLE, PAGE_SIZE_TASKS } from '../../limits';
import { fileFormat, getSorting } from '../../lists/listDescription';
import { LONG_AGING_LIST } from '../../lists/caseLists';
import { code, count, day, filterText, id, idInput, money, pageQuery, time } from '../../schemas';

/** A borrower with long-aging cases (§7 task/LongAgingListing, CL-03; fields ours). */
export const longAgingRow = z.object({
  longAgingTasksId: id,
  borrowerId: id,
  borrowerName: z.string(),
  /** Loans in long aging. */
  loanCount: count,
  /** Total amount due on them. */
  amount: money,
  /** Days past due of the oldest loan. */
  penaltyDay: z.number(),
  lastCallResult: z.nullable(code),
  /** contract/codes/contactCodes: status of that call. */
  lastCallStatus: z.nullish(code),
  lastCallTime: z.nullable(time),
  agentName: z.nullable(z.string()),
  currency: z.nullish(z.string()),
});

/** A borrower with long-aging cases. */
export type LongAgingRow = z.output<typeof longAgingRow>;

const listed = {
  borrowerId: z.optional(filterText),
  borrowerName: z.optional(filterText),
  borrowerPhone: z.optional(filterText),
  ...getSorting(LONG_AGING_LIST),
};

/** Query of task/LongAgingListing (§7); by default, the longest past due first. */
export const longAgingQuery = z.strictObject({ ...listed, ...pageQuery(PAGE_SIZE_TASKS) });

/** File export variant of the query. */
export const longAgingFileQuery = z.strictObject({ ...listed, ...fileFormat });

/** A loan of a long-aging borrower (§7 task/loanItemInfoLongAging). */
export const longAgingLoan = z.object({
  taskId: id,
  loanId: id,
  /** contract/codes/caseCodes */
  loanStatus: code,
  /** contract/codes/caseCodes */
  reloan: z.nullable(code),
  productCategory: z.nullable(z.string()),
  loanApp: z.nullable(z.string()),
  penaltyDate: day,
  penaltyDay: z.number(),
  contractAmount: z.nullable(money),
  amount: money,
  /** contract/codes/caseCodes */
  status: code,
  currency: z.nullish(z.string()),
});

/** A loan of a long-aging borrower. */
export type LongAgingLoan = z.output<typeof longAgingLoan>;

/** Query of task/loanItemInfoLongAging (§7). */
export const longAgingLoansQuery = z.strictObject({ longAgingTasksId: idInput, ...pageQuery(PAGE_SIZE_TABLE) });
