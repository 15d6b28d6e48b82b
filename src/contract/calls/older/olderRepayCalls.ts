import { olderCall } from '../../call';
import { APPROVAL_REFUSAL } from '../../entities/management/approvalRefusal';
import { deductAnswer, olderDeductRequest, payLog, payLogsQuery, repeatedDeduction } from '../../entities/money/payLog';
import { olderRepayDetailsQuery, repayPlanRow } from '../../entities/money/repayPlan';
import { statistics, statisticsFileQuery, statisticsQuery } from '../../entities/management/statistics';
import { RESULT_CODES } from '../../resultCodes';
import { file, paged } from '../../schemas';

const read = { who: 'cases.read', rows: 'visibleCases' } as const;

/** Repayment, older client (§7 repay/…). */
export const olderRepayCalls = {
  deduct: olderCall({
    method: 'POST',
    path: 'repay/deduct/{id}',
    body: olderDeductRequest,
    answer: deductAnswer,
    asksBack: { [RESULT_CODES.deductionRepeated.code]: repeatedDeduction, ...APPROVAL_REFUSAL },
    who: 'money.deduct',
    rows: 'visibleCases',
    once: true,
    notice: 'deduct',
    means:
      'Deducts a part of the amount due, once per idempotency key ({id} is the case). The same amount within five minutes needs a confirmation (code 29) and `again`.',
  }),
  details: olderCall({
    method: 'GET',
    path: 'repay/details',
    query: olderRepayDetailsQuery,
    answer: paged(repayPlanRow),
    ...read,
    means: 'Returns the repayment plan of a case.',
  }),
  payLogs: olderCall({
    method: 'GET',
    path: 'repay/payLogs',
    query: payLogsQuery,
    answer: paged(payLog),
    ...read,
    means: 'Returns the deductions of a case, newest first.',
  }),
  statistics: olderCall({
    method: 'GET',
    path: 'repay/statistics/',
    query: statisticsQuery,
    answer: statistics,
    who: 'statistics.read',
    rows: 'visibleCases',
    means: 'Returns the repayment statistics of today or yesterday (ST-01).',
  }),
  statisticsFile: olderCall({
    method: 'GET',
    path: 'repay/statistics/',
    query: statisticsFileQuery,
    answer: file,
    who: 'statistics.read',
    rows: 'visibleCases',
    when: { output: '1' },
    download: 'saved',
    means: 'Exports the list as CSV or xlsx with the server’s file name (ST-01, AP-06).',
  }),
};
