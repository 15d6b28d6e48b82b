import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { api } from '../client/api';
import { getAllCaseTags } from '../client/tags';

/** Refetches everything that shows users after a bulk change, which may also reassign cases (US-01). */
export function useInvalidateUsers() {
  const dispatch = useDispatch();
  return useCallback(
    () => void dispatch(api.util.invalidateTags(['Users', 'UserOptions', 'Schedule', ...getAllCaseTags()])),
    [dispatch],
  );
}
