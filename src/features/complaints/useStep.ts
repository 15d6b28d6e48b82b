import {
  useCustomerServiceAllocationMutation,
  useCustomerServiceDoneMutation,
  useCustomerServicePenaltyWithdrawalMutation,
  useCustomerServiceProcessingMutation,
  useCustomerServiceRejectionMutation,
  useCustomerServiceSplittingMutation,
  useCustomerServiceTransferMutation,
} from '@/api/endpoints/management/customerServiceApi';
import type { OperationsTeam } from '@/contract/codes/complaintCodes';
import { useState } from 'react';

import type { PlainStep } from './complaintSteps';

/** Fields of a step's form. */
export interface StepFields {
  readonly userId?: string;
  readonly team?: OperationsTeam;
  readonly note?: string;
}

type Answered = Promise<{ readonly error?: unknown }>;

/** Executes a step of a complaint. Returns the pending state and the error of the last refusal. */
export function useStep(id: string, onDone: () => void) {
  const [allocate] = useCustomerServiceAllocationMutation();
  const [process] = useCustomerServiceProcessingMutation();
  const [close] = useCustomerServiceDoneMutation();
  const [reject] = useCustomerServiceRejectionMutation();
  const [transfer] = useCustomerServiceTransferMutation();
  const [withdrawPenalty] = useCustomerServicePenaltyWithdrawalMutation();
  const [split] = useCustomerServiceSplittingMutation();
  const [isSending, setIsSending] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();

  const sends: Readonly<Record<PlainStep, (fields: StepFields) => Answered>> = {
    allocated: ({ userId = '', note }) => allocate({ id, userId, note }),
    taken: () => process({ id, step: 'taken' }),
    noted: ({ note }) => process({ id, step: 'noted', note }),
    askedBack: ({ note }) => process({ id, step: 'askedBack', note }),
    proposed: ({ note }) => process({ id, step: 'proposed', note }),
    rejected: ({ note = '' }) => reject({ id, note }),
    closed: ({ note }) => close({ id, note }),
    penaltyWithdrawn: ({ note = '' }) => withdrawPenalty({ id, note }),
    transferred: ({ team = 'payments', note = '' }) => transfer({ id, team, note }),
    split: () => split({ id }),
  };
  const send = async (event: PlainStep, fields: StepFields = {}): Promise<void> => {
    if (isSending) return;
    setIsSending(true);
    const { error } = await sends[event](fields);
    setIsSending(false);
    setRefusal(error);
    if (error === undefined) onDone();
  };
  return { send, isSending, refusal };
}
