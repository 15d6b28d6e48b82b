import { useInstitutionAndQueueBindRunMutation } from '@/api/institutionAndQueueApi';
import { useOnceKey } from '@/api/useOnceKey';
import { useState } from 'react';

import type { useDryRun } from './useDryRun';

/** Carries a dry run out once its conditions are met: a reason for a move that needs an approval. */
export function useBindRun({ data: plan, isStale }: ReturnType<typeof useDryRun>, onStarted: (id: string) => void) {
  const [isAsked, setAsked] = useState(false);
  const [reason, setReason] = useState('');
  const [send, { isLoading }] = useInstitutionAndQueueBindRunMutation();
  const once = useOnceKey();
  const needsReason = plan?.needsApproval === true;
  const isReasonMissing = needsReason && reason.trim() === '';
  const start = async (): Promise<void> => {
    setAsked(true);
    if (!plan || isStale || isReasonMissing) return;
    const body = { operationId: plan.operationId, ...(needsReason && { reason }) };
    const { data } = await once((intentKey) => send({ ...body, intentKey }));
    if (data) onStarted(data.id);
  };
  return { isAsked, isLoading, start, needsReason, reason, setReason, isReasonMissing: isAsked && isReasonMissing };
}

/** The conditions of carrying a dry run out, and the act itself. */
export type BindRun = ReturnType<typeof useBindRun>;
