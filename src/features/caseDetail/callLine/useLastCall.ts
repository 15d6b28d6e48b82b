import { CALL_POLL_MS } from '@/api/polling';
import { answerOnly } from '@/api/selectFrom';
import { useTaskWorkLastCallQuery } from '@/api/taskWorkApi';
import { usePermission } from '@/ui/currentUser';
import { useCallback, useState } from 'react';

import { isUnderWay } from './isUnderWay';

/** Returns the caller's newest call on a case. The live connection reports each step; polling covers its failure. */
export function useLastCall(taskId: string) {
  const mayDial = usePermission('calls.dial');
  const [isAsking, setIsAsking] = useState(false);
  const { currentData, refetch } = useTaskWorkLastCallQuery(
    { id: taskId },
    { skip: !mayDial, pollingInterval: isAsking ? CALL_POLL_MS : 0, selectFromResult: answerOnly },
  );
  const goesOn = isUnderWay(currentData);
  if (goesOn !== isAsking) setIsAsking(goesOn);
  const askAgain = useCallback(() => {
    if (mayDial) void refetch();
  }, [mayDial, refetch]);
  return { last: currentData ?? null, mayDial, askAgain };
}
