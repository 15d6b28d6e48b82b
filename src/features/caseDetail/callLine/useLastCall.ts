import { CALL_POLL_MS } from '@/api/client/polling';
import { answerOnly } from '@/api/client/selectFrom';
import { useTaskWorkLastCallQuery } from '@/api/endpoints/cases/taskWorkApi';
import { usePermission } from '@/ui/screen/currentUser';
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
