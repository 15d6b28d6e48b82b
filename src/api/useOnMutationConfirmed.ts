import type { Call } from '@/contract/call';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { api } from './api';
import { callWorked } from './apiEvents';
import { caseTags } from './tags';

/**
 * A change of a case was carried out, as only the question by key told (CD-06): says so as its own answer would have,
 * and asks again for all that shows the case.
 */
export function useOnMutationConfirmed(taskId: string, { notice }: Pick<Call, 'notice'>) {
  const dispatch = useDispatch();
  return useCallback(() => {
    if (notice) dispatch(callWorked({ notice }));
    dispatch(api.util.invalidateTags(caseTags(taskId)));
  }, [dispatch, taskId, notice]);
}
