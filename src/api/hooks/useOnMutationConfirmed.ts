import { useAppDispatch } from './useAppDispatch';
import type { Call } from '@/contract/call';
import { useCallback } from 'react';

import { api } from '../client/api';
import { callSucceeded } from '../client/apiEvents';
import { getCaseTags } from '../client/tags';

/**
 * Handles a change of a case whose execution only the query by idempotency key confirmed (CD-06). Shows the same notice as a direct
 * response, and refetches everything that shows the case.
 */
export function useOnMutationConfirmed(taskId: string, { notice }: Pick<Call, 'notice'>) {
  const dispatch = useAppDispatch();
  return useCallback(() => {
    if (notice) dispatch(callSucceeded({ notice }));
    dispatch(api.util.invalidateTags(getCaseTags(taskId)));
  }, [dispatch, taskId, notice]);
}
