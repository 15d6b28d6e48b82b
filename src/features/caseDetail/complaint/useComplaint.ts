import { useCustomerServiceAddMutation } from '@/api/endpoints/management/customerServiceApi';
import { customerServiceCalls } from '@/contract/calls/management/customerServiceCalls';
import { useState } from 'react';

import { useNewSubmission } from '../submission/useNewSubmission';
import type { NewComplaint } from './complaintFields';

/** Registers a complaint once. Returns its registration, and its number if the response arrived. */
export function useComplaint(taskId: string) {
  const [add] = useCustomerServiceAddMutation();
  const [isDone, setIsDone] = useState(false);
  const [workOrderId, setWorkOrderId] = useState<string>();
  const submission = useNewSubmission<NewComplaint>({
    taskId,
    row: customerServiceCalls.add,
    async send(complaint, idempotencyKey) {
      const outcome = await add({ ...complaint, idempotencyKey });
      setWorkOrderId(outcome.data?.id);
      return outcome;
    },
    onDone: () => setIsDone(true),
  });
  return { submission, isDone, workOrderId };
}
