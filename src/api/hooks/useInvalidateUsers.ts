import { useAppDispatch } from './useAppDispatch';
import { useCallback } from 'react';

import { api } from '../client/api';
import { getAllCaseTags } from '../client/tags';

/** Refetches everything that shows users after a bulk change, which may also reassign cases (US-01). */
export function useInvalidateUsers() {
  const dispatch = useAppDispatch();
  return useCallback(
    () => void dispatch(api.util.invalidateTags(['Users', 'UserOptions', 'Schedule', ...getAllCaseTags()])),
    [dispatch],
  );
}
