import { useRepayRepaymentCodeUpdateNewMutation } from '@/api/repayApi';
import type { CallInput } from '@/contract/call';
import { repayCalls } from '@/contract/calls/repayCalls';

import { useFreshIntent } from '../intents/useFreshIntent';

const row = repayCalls.repaymentCodeUpdateNew;

/** Asks for a code once (CD-10). */
export function useRequestCode(taskId: string, onDone: () => void) {
  const [send] = useRepayRepaymentCodeUpdateNewMutation();
  return useFreshIntent<Omit<CallInput<typeof row>, 'taskId'>>({
    taskId,
    row,
    send: (input, intentKey) => send({ ...input, taskId, intentKey }),
    onDone,
  });
}
