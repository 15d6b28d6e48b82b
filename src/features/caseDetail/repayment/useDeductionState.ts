import { useRepayPayLogsQuery } from '@/api/endpoints/cases/repayApi';
import { DEDUCTION, DEDUCTION_BY } from '@/contract/codes/moneyCodes';
import type { PayLog } from '@/contract/entities/money/payLog';
import { PAGE_SIZE_PAY_LOGS } from '@/contract/limits';
import { useState } from 'react';

import type { Deducted } from './useDeduct';

/** Without the live line the record is looked at this often while the channel has not answered. */
const LOOK_EVERY_MS = 3000;

/** Returns the state in the response. An older server does not send it, and a recovered outcome lacks it. */
const toldBy = ({ answer }: Deducted): string =>
  answer ? (answer.deductionStatus ?? DEDUCTION.succeeded) : DEDUCTION.initialised;

/** The deduction in the record; where the answer was lost, the newest one of that amount. */
const isMeant =
  ({ answer, amount }: Deducted) =>
  (row: PayLog): boolean =>
    answer ? row.id === answer.payLogId : row.type === DEDUCTION_BY.agent && row.amount === (amount ?? row.amount);

/** Returns the state of a deduction from its record, else from the response to the request, and the reason of a failure. */
export function useDeductionState(taskId: string, done: Deducted) {
  const [isOpen, setIsOpen] = useState(toldBy(done) === DEDUCTION.initialised);
  const { data } = useRepayPayLogsQuery(
    { taskId, page: 1, size: PAGE_SIZE_PAY_LOGS },
    { pollingInterval: isOpen ? LOOK_EVERY_MS : 0 },
  );
  const row = data?.result.find(isMeant(done));
  const status = row?.status ?? toldBy(done);
  const isStillOpen = status === DEDUCTION.initialised;
  if (isStillOpen !== isOpen) setIsOpen(isStillOpen);
  return { status, failure: row?.failure };
}
