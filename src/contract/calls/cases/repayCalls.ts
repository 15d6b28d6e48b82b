import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { APPROVAL_REFUSAL } from '../../entities/management/approvalRefusal';
import { payLog, payLogsQuery } from '../../entities/money/payLog';
import { channelKeyAnswer, channelCallbackRequest } from '../../entities/money/channelCallback';
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
    means: 'Returns the repayment plan of a case (CD-03, CO-01).',
  }),
  payLogs: mainCall({
    method: 'GET',
    path: 'repay/payLogs',
    query: payLogsQuery,
    answer: paged(payLog),
    ...read,
    means: 'Returns the deductions of a case, newest first (CO-01).',
  }),
  repaymentCode: mainCall({
    method: 'GET',
    path: 'repay/repaymentCode/{taskId}',
    query: repaymentCodesQuery,
    answer: paged(repaymentCode),
    ...read,
    means: 'Returns the repayment and extension codes of a case, newest first (CD-10).',
  }),
  repaymentCodeUpdateNew: mainCall({
    method: 'POST',
    path: 'repay/repaymentCode/update/new',
    body: repaymentCodeRequest,
    answer: repaymentCode,
    asksBack: { [RESULT_CODES.codeStillGood.code]: repaymentCode, ...APPROVAL_REFUSAL },
    who: 'codes.request',
    rows: 'visibleCases',
    once: true,
    notice: 'submit',
    means:
      'Requests a repayment or extension code, which the channel issues within two minutes. A case has one good code per type and channel: the same amount returns it; another amount needs a confirmation (code 37) and `replaces`. An extension code states the number of days (CD-10, MI-07).',
  }),
  refreshRepayCode: mainCall({
    method: 'POST',
    path: 'repay/repayment/refreshRepayCode',
    body: refreshRepayCodeRequest,
    answer: z.nullable(repaymentCode),
    who: 'codes.request',
    rows: 'visibleCases',
    once: true,
    means: "Updates the state of the case's newest code (CD-10).",
  }),
  channelNews: mainCall({
    method: 'POST',
    path: 'repay/channelNews',
    body: channelCallbackRequest,
    answer: z.object({ result: z.array(channelKeyAnswer) }),
    who: 'anyone',
    rows: 'none',
    signed: true,
    chosenByUs: true,
    means:
      'Callback of a payment channel, signed with the institution’s key (docs/payment-channel.md): lists keys with news. Saldo then queries their state.',
  }),
};
