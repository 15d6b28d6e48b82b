import * as z from 'zod/mini';
import { PAY_CHANNEL } from '../codes/payChannel';
import { CODE_FOR, REPAYMENT_CODE_TYPE } from '../codes/repaymentCodeType';
import { CODES_PER_PAGE, PAGE_SIZE_MAX } from '../ourLimits';
import { code, codeInput, day, id, idInput, money, numberInQuery, time } from '../schemas';
import { extensionDays } from './extension';
import { amountInput } from './payLog';

/** A code with which the borrower pays at the lender's channels (§3 Repayment code, CD-10). */
export const repaymentCode = z.object({
  id,
  appName: z.nullable(z.string()),
  /** When it was asked for, or last brought up to date. */
  updateTime: time,
  amount: money,
  /** contract/codes/repaymentCodeType */
  codeType: code,
  /** contract/codes/payChannel */
  payChannel: code,
  /** The most that can be paid with it. */
  maximumAmount: money,
  /** Null until the channel has given it: refresh after two minutes (§9). */
  code: z.nullable(z.string()),
  requestedTime: time,
  requestedBy: z.nullish(z.string()),
  currency: z.nullish(z.string()),
  /** When another code took its place; null while it is good (ours). */
  replacedTime: z.nullish(time),
  /** contract/codes/repaymentCodeState (ours). */
  state: z.nullish(code),
  /** Until when the borrower can pay with it; null until the channel has given it (ours). */
  expiresTime: z.nullish(time),
  /** Why the channel gave none: contract/codes/codeFailure or its own words (ours). */
  failure: z.nullish(z.string()),
  /** When it was paid (ours). */
  paidTime: z.nullish(time),
  /** How many days of extension it buys; null for a repayment code (ours). */
  days: z.nullish(z.number()),
  /** The due day to which its payment has put the loan off; null while it has not (ours). */
  extendedDate: z.nullish(day),
  /** Paid without an extension, or without one any more: contract/codes/notExtended (ours). */
  notExtended: z.nullish(code),
});

/** A code with which the borrower pays (§3). */
export type RepaymentCode = z.output<typeof repaymentCode>;

/** Query of repay/repaymentCode/{taskId} (§7), newest first. */
export const repaymentCodesQuery = z.strictObject({
  pageNum: z._default(z.pipe(numberInQuery, z.number().check(z.gte(1), z.lte(1_000_000))), 1),
  pageSize: z._default(z.pipe(numberInQuery, z.number().check(z.gte(1), z.lte(PAGE_SIZE_MAX))), CODES_PER_PAGE),
});

/** Body of repay/repaymentCode/update/new (§7): asks for a code; the amount is less than the amount due (§5). The same amount at the same channel gets the code that is good there. */
export const repaymentCodeRequest = z
  .strictObject({
    taskId: idInput,
    codeType: codeInput(REPAYMENT_CODE_TYPE),
    payChannel: codeInput(PAY_CHANNEL),
    amount: amountInput,
    /** Of an extension code: how many days its payment buys (MI-07; ours). */
    days: z.nullish(extensionDays),
    /** The id of the code that is good for this type and channel, where another one is to take its place. */
    replaces: z.nullish(idInput),
  })
  .check(
    z.refine(({ codeType, days = null }) => (codeType === CODE_FOR.extension) === (days !== null), { path: ['days'] }),
  );

/** Body of repay/repayment/refreshRepayCode (§7): brings the case's newest code up to date. */
export const refreshRepayCodeRequest = z.strictObject({ taskId: idInput });
