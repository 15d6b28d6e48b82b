import { useInstitutionAndQueueBindRunMutation } from '@/api/endpoints/management/institutionAndQueueApi';
import { useIdempotencyKey } from '@/api/hooks/useIdempotencyKey';
import { useState } from 'react';

import { countAboveCapacity } from './countAboveCapacity';
import type { useBindingPreview } from './useBindingPreview';

/**
 * Executes a dry run once its conditions are met: a reason for a move that needs an approval, a confirmation if an agent's capacity is
 * exceeded.
 */
export function useBindRun(
  { data: plan, isStale }: ReturnType<typeof useBindingPreview>,
  onStarted: (id: string) => void,
) {
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const [confirmedId, setConfirmedId] = useState<string>();
  const [send, { isLoading }] = useInstitutionAndQueueBindRunMutation();
  const once = useIdempotencyKey();
  const needsReason = plan?.needsApproval === true;
  const isReasonMissing = needsReason && reason.trim() === '';
  // Confirmed for this dry run only: another one may overload another agent.
  const isOverCapacity = plan?.agents.some((agent) => countAboveCapacity(agent) > 0) === true;
  const isOverConfirmed = isOverCapacity && confirmedId === plan.operationId;
  const isStopped = isOverCapacity && !isOverConfirmed;
  const start = async (): Promise<void> => {
    setAsked(true);
    if (!plan || isStale || isReasonMissing || isStopped) return;
    const body = { operationId: plan.operationId, ...(needsReason && { reason }) };
    const { data } = await once((idempotencyKey) => send({ ...body, idempotencyKey }));
    if (data) onStarted(data.id);
  };
  return {
    isAsked,
    isLoading,
    start,
    needsReason,
    reason,
    setReason,
    isReasonMissing: isAsked && isReasonMissing,
    isOverCapacity,
    isOverConfirmed,
    isStopped,
    confirmOver: (isConfirmed: boolean) => setConfirmedId(isConfirmed ? plan?.operationId : undefined),
  };
}

/** The conditions of carrying a dry run out, and the act itself. */
export type BindRun = ReturnType<typeof useBindRun>;
