import { useTaskWorkHangUpMutation } from '@/api/endpoints/cases/taskWorkApi';
import { useCallback } from 'react';

/** Ends a call, if there is one, and reports its end. */
export function useHangUp(phoneCallId: string | undefined, onEnded: () => void) {
  const [send, { isLoading }] = useTaskWorkHangUpMutation();
  const hangUp = useCallback(async () => {
    if (phoneCallId === undefined) return;
    const { data } = await send({ phoneCallId });
    if (data) onEnded();
  }, [phoneCallId, send, onEnded]);
  return [hangUp, isLoading] as const;
}
