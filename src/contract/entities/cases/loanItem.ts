import * as z from 'zod/mini';
import { code, count, id, money, time } from '../../schemas';
import { planLimits, promisePlan } from '../money/promisePlan';
import { hold } from './hold';
import { taskRow } from './task';

/** Details of a case and its loan (§2 key info and task info, §3 Loan item; CD-01, CD-07). Accounts are masked (CD-12). */
export const loanItem = z.object({
  task: z.extend(taskRow, {
    queueName: z.nullish(z.string()),
    agentId: z.nullish(id),
    assignedTime: z.nullish(time),
    /** Increases with every change. A draft based on an older version is stale (CD-13). */
    version: z.optional(z.number()),
    /** Number of calls to the case on the institution's current day, answered or not. */
    attemptsToday: z.nullish(count),
    /** Time zone of the institution, which applies to the case's clock. If absent, the local time is unknown. */
    timeZone: z.nullish(z.string()),
    /** The newest promise, if it is a payment plan (MI-08). */
    promisePlan: z.nullish(promisePlan),
    planLimits: z.nullish(planLimits),
    /** Limits of the plan with an approval of another user (MI-09). */
    planLimitsWithYes: z.nullish(planLimits),
  }),
  /**
   * Hold on calls, messages, deductions and codes of the case: the oldest open complaint (CM-01), a decision (MI-10), or both. null means
   * no hold.
   */
  heldBy: z.nullish(z.object({ workOrderId: z.nullish(id), hold: z.nullish(hold) })),
  /** contract/codes/caseCodes */
  loanStatus: code,
  /** contract/codes/caseCodes: first or repeat loan */
  reloan: z.nullable(code),
  productCategory: z.nullable(z.string()),
  /** The loan's number on the lender's side. */
  loanOrder: z.string(),
  loanTime: z.nullable(time),
  contractAmount: z.nullable(money),
  /** Time when the case entered collection. */
  collectionTime: z.nullable(time),
  /** Total amount due now: principal, interest, penalties and tax. */
  unpaidRepaymentTotal: z.nullable(money),
  /** Remaining principal (not in the specification). */
  unpaidPrincipal: z.nullish(money),
  interestReceivable: z.nullable(money),
  penaltyInterest: z.nullable(money),
  ivaReceivable: z.nullable(money),
  deductionAccount: z.nullable(z.string()),
  bankAccount: z.nullable(z.string()),
  loanApp: z.nullable(z.string()),
  /** Time when the borrower last opened the loan app. */
  lastOpenedTime: z.nullable(time),
  lastRepaymentPageTime: z.nullable(time),
});

/** All that the case detail shows of a case and its loan (§2, §3). */
export type LoanItem = z.output<typeof loanItem>;
