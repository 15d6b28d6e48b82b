import * as z from 'zod/mini';
import { code, count, id, money, time } from '../schemas';
import { planLimits, promisePlan } from './promisePlan';
import { hold } from './hold';
import { taskRow } from './task';

/** All that the case detail shows of a case and its loan (§2 key info and task info, §3 Loan item; CD-01, CD-07). Accounts are masked (CD-12). */
export const loanItem = z.object({
  task: z.extend(taskRow, {
    queueName: z.nullish(z.string()),
    agentId: z.nullish(id),
    assignedTime: z.nullish(time),
    /** Raised by every change; a draft written against an older one is stale (CD-13). */
    version: z.optional(z.number()),
    /** How often anybody has called on the case in the institution's day, answered or not. */
    attemptsToday: z.nullish(count),
    /** Where the case's clock goes: the zone of the institution. A server that does not say leaves the time unknown. */
    timeZone: z.nullish(z.string()),
    /** The payment plan that is the newest promise, where it is one (MI-08). */
    promisePlan: z.nullish(promisePlan),
    planLimits: z.nullish(planLimits),
    /** The same where another person says yes to it (MI-09). */
    planLimitsWithYes: z.nullish(planLimits),
  }),
  /** What holds the case, so that nobody calls, writes, deducts or asks for codes: the oldest open complaint (CM-01), a decision (MI-10), or both; null: free. */
  heldBy: z.nullish(z.object({ workOrderId: z.nullish(id), hold: z.nullish(hold) })),
  /** contract/codes/loanStatus */
  loanStatus: code,
  /** contract/codes/loanType: first or repeat loan */
  reloan: z.nullable(code),
  productCategory: z.nullable(z.string()),
  /** The loan's number on the lender's side. */
  loanOrder: z.string(),
  loanTime: z.nullable(time),
  contractAmount: z.nullable(money),
  /** When the case came to collection. */
  collectionTime: z.nullable(time),
  /** All that is to be paid now: principal, interest, penalties and tax. */
  unpaidRepaymentTotal: z.nullable(money),
  /** What is left of the principal (ours). */
  unpaidPrincipal: z.nullish(money),
  interestReceivable: z.nullable(money),
  penaltyInterest: z.nullable(money),
  ivaReceivable: z.nullable(money),
  deductionAccount: z.nullable(z.string()),
  bankAccount: z.nullable(z.string()),
  loanApp: z.nullable(z.string()),
  /** When the borrower last opened the loan app. */
  lastOpenedTime: z.nullable(time),
  lastRepaymentPageTime: z.nullable(time),
});

/** All that the case detail shows of a case and its loan (§2, §3). */
export type LoanItem = z.output<typeof loanItem>;
