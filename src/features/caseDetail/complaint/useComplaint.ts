import { useCustomerServiceAddMutation } from '@/api/endpoints/management/customerServiceApi';
import { customerServiceCalls } from '@/contract/calls/management/customerServiceCalls';
import { useState } from 'react';

import { useNewIdempotencyKey } from '../submission/useNewIdempotencyKey';
import type { NewComplaint } from './complaintFields';

/** Registers a complaint once. Returns its registration, and its number if the response arrived. */
export function useComplaint(taskId: string) {
  const [add] = useCustomerServiceAddMutation();
  const [isDone, setIsDone] = useState(false);
  const [workOrderId, setWorkOrderId] = useState<string>();
  const intent = useNewIdempotencyKey<NewComplaint>({
    taskId,
    row: customerServiceCalls.add,
    async send(complaint, intentKey) {
      const outcome = await add({ ...complaint, intentKey });
      setWorkOrderId(outcome.data?.id);
      return outcome;
    },
    onDone: () => setIsDone(true),
  });
  return { intent, isDone, workOrderId };
}
