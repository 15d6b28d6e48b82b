import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { ASKS_SECOND } from '../../entities/management/approval';
import { payLog, payLogsQuery } from '../../entities/money/payLog';
import { channelKeyAnswer, channelNewsRequest } from '../../entities/money/channelNews';
import {
  refreshRepayCodeRequest,
  repaymentCode,
  repaymentCodeRequest,
  repaymentCodesQuery,
} from '../../entities/money/repaymentCode';
import { repayDetailsQuery, repayPlanRow } from '../../entities/money/repayPlan';
import { RESULT_CODES } from '../../resultCodes';
import { paged } from '../../schemas';

const read = { who: 'cases.read', rows: 'visibleCases' } as const;

/** Repayment plan, deductions and repayment codes, main client (§7 repay/…). */
export const repayCalls = {
  details: mainCall({
    method: 'GET',
    path: 'repay/details',
    query: repayDetailsQuery,
    answer: paged(repayPlanRow),
    ...read,
    means: 'The repayment plan of a case (CD-03, CO-01).',
  }),
  payLogs: mainCall({
    method: 'GET',
    path: 'repay/payLogs',
    query: payLogsQuery,
    answer: paged(payLog),
    ...read,
    means: 'The deductions of a case, newest first (CO-01).',
  }),
  repaymentCode: mainCall({
    method: 'GET',
    path: 'repay/repaymentCode/{taskId}',
    query: repaymentCodesQuery,
    answer: paged(repaymentCode),
    ...read,
    means: 'The repayment and extension codes of a case, newest first (CD-10).',
  }),
  repaymentCodeUpdateNew: mainCall({
    method: 'POST',
    path: 'repay/repaymentCode/update/new',
    body: repaymentCodeRequest,
    answer: repaymentCode,
    asksBack: { [RESULT_CODES.codeStillGood.code]: repaymentCode, ...ASKS_SECOND },
    who: 'codes.request',
    rows: 'visibleCases',
    once: true,
    notice: 'submit',
    means:
      'Asks for a repayment or extension code; the channel gives it within two minutes. One is good for each type and channel: the same amount gets that one, another amount is asked about (code 37) and taken with `replaces`. An extension code says how many days its payment buys (CD-10, MI-07).',
  }),
  refreshRepayCode: mainCall({
    method: 'POST',
    path: 'repay/repayment/refreshRepayCode',
    body: refreshRepayCodeRequest,
    answer: z.nullable(repaymentCode),
    who: 'codes.request',
    rows: 'visibleCases',
    once: true,
    means: "Brings the case's newest code up to date (CD-10).",
  }),
  channelNews: mainCall({
    method: 'POST',
    path: 'repay/channelNews',
    body: channelNewsRequest,
    answer: z.object({ result: z.array(channelKeyAnswer) }),
    who: 'anyone',
    rows: 'none',
    signed: true,
    chosenByUs: true,
    means:
      'The call-back of a payment channel, signed with the institution’s key (docs/payment-channel.md): it has news of some keys, and is asked about them at once.',
  }),
};
