import { callFailed } from '@/api/client/apiEvents';
import { MOVE_POLL_MS } from '@/api/client/polling';
import { useMenuPermissionsQuery } from '@/api/endpoints/account/menuApi';
import { useAppDispatch } from '@/api/hooks/useAppDispatch';
import { RESULT_CODES } from '@/contract/resultCodes';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { withAgentMessages } from '@/ui/screen/screenMessages';
import { addListener, type UnknownAction } from '@reduxjs/toolkit';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

const Nothing: ComponentType = () => null;
const loadNote = withAgentMessages(async () => (await import('@/features/shell/notes/MovingNote')).MovingNote);
const Note = lazy(async () => ({ default: await loadNote().catch(() => Nothing) }));

const isRefusedByMove = (action: UnknownAction): boolean =>
  callFailed.match(action) && action.payload.failure.code === RESULT_CODES.moving.code;

const isChanged = ({ type }: UnknownAction): boolean => type === 'api/executeMutation/fulfilled';

/**
 * Returns true while the server reports a move of the institution. Asks after a change that was refused because of it; while the
 * institution moves, also after a change that succeeded, and at intervals.
 */
function useMoving(): boolean {
  const dispatch = useAppDispatch();
  const [pollingInterval, setPollingInterval] = useState(0);
  const { isMoving, refetch } = useMenuPermissionsQuery(undefined, {
    pollingInterval,
    selectFromResult: ({ data }) => ({ isMoving: data?.isMoving === true }),
  });
  const interval = isMoving ? MOVE_POLL_MS : 0;
  if (interval !== pollingInterval) setPollingInterval(interval);
  useEffect(
    () =>
      dispatch(
        addListener({
          predicate: (action: UnknownAction) => isRefusedByMove(action) || (isMoving && isChanged(action)),
          effect: () => void refetch(),
        }),
      ),
    [dispatch, refetch, isMoving],
  );
  return isMoving;
}

function MoveWatch() {
  const isMoving = useMoving();
  return <Suspense>{isMoving && <Note />}</Suspense>;
}

/** Banner while the institution moves to another cell. Sends no request to a server that never sent permissions. */
export function MovingBanner() {
  const isServed = useCurrentUser()?.permissions !== undefined;
  return isServed && <MoveWatch />;
}
