import * as z from 'zod/mini';
import { EXTENSION_DAYS_MAX, CODES_PER_PAGE, PAGE_SIZE_MAX } from '../../ourLimits';
import { code, day, idInput, remark, codeInput, id, money, numberInQuery, time } from '../../schemas';
import { PAY_CHANNEL, CODE_FOR, REPAYMENT_CODE_TYPE } from '../../codes/moneyCodes';
import { amountInput } from './payLog';

/** Number of days by which a due date is postponed. */
const extensionDays = z.number().check(z.int(), z.gte(1), z.lte(EXTENSION_DAYS_MAX));

/** Body of task/manualDelay: postpones the loan's due date, counted from today. The case ends by extension (§4 C32; shape ours). */
export const manualDelayRequest = z.strictObject({
  taskId: idInput,
  days: extensionDays,
  /** Reason, recorded in the case's log. */
  remark: remark.check(z.trim(), z.minLength(1)),
});

/** Result of an extension: the case's status and the loan's new due date. */
export const manualDelayAnswer = z.object({ status: code, penaltyDate: day });

/** A code for payments through the lender's channels (§3 Repayment code, CD-10). */
export const repaymentCode = z.object({
  id,
  appName: z.nullable(z.string()),
  /** Time of the request, or of the last refresh. */
  updateTime: time,
  amount: money,
  /** contract/codes/moneyCodes */
  codeType: code,
  /** contract/codes/moneyCodes */
  payChannel: code,
  /** Maximum amount that can be paid with it. */
  maximumAmount: money,
  /** Null until the channel has issued it: refresh after two minutes (§9). */
  code: z.nullable(z.string()),
  requestedTime: time,
  requestedBy: z.nullish(z.string()),
  currency: z.nullish(z.string()),
  /** Time when another code replaced it; null while it is valid (not in the specification). */
  replacedTime: z.nullish(time),
  /** contract/codes/moneyCodes (ours). */
  state: z.nullish(code),
  /** Expiry of the code; null until the channel has issued it (not in the specification). */
  expiresTime: z.nullish(time),
  /** Reason why the channel issued no code: contract/codes/moneyCodes or its own text (not in the specification). */
  failure: z.nullish(z.string()),
  /** Time of the payment (not in the specification). */
  paidTime: z.nullish(time),
  /** Number of days of the extension; null for a repayment code (not in the specification). */
  days: z.nullish(z.number()),
  /** New due day of the loan after the payment of an extension code; null until then (not in the specification). */
  extendedDate: z.nullish(day),
  /** Reason why a paid code has no extension, or no longer has one: contract/codes/moneyCodes (not in the specification). */
  notExtended: z.nullish(code),
});

/** A code with which the borrower pays (§3). */
export type RepaymentCode = z.output<typeof repaymentCode>;

/** Query of repay/repaymentCode/{taskId} (§7), newest first. */
export const repaymentCodesQuery = z.strictObject({
  pageNum: z._default(z.pipe(numberInQuery, z.number().check(z.gte(1), z.lte(1_000_000))), 1),
  pageSize: z._default(z.pipe(numberInQuery, z.number().check(z.gte(1), z.lte(PAGE_SIZE_MAX))), CODES_PER_PAGE),
});

/**
 * Body of repay/repaymentCode/update/new (§7): requests a code for less than the amount due (§5). The same amount at the same channel
 * returns the existing valid code.
 */
export const repaymentCodeRequest = z
  .strictObject({
    taskId: idInput,
    codeType: codeInput(REPAYMENT_CODE_TYPE),
    payChannel: codeInput(PAY_CHANNEL),
    amount: amountInput,
    /** For an extension code: number of days of the extension after payment (MI-07; not in the specification). */
    days: z.nullish(extensionDays),
    /** Id of the valid code for this type and channel that is to be replaced. */
    replaces: z.nullish(idInput),
  })
  .check(
    z.refine(({ codeType, days = null }) => (codeType === CODE_FOR.extension) === (days !== null), { path: ['days'] }),
  );

/** Body of repay/repayment/refreshRepayCode (§7): refreshes the case's newest code. */
export const refreshRepayCodeRequest = z.strictObject({ taskId: idInput });
