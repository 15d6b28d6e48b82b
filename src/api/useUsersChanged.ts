import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { api } from './api';
import { everythingOfCases } from './tags';

/** Many users have changed, and with them perhaps whose cases are whose: everything that shows some is asked again (US-01). */
export function useUsersChanged() {
  const dispatch = useDispatch();
  return useCallback(
    () => void dispatch(api.util.invalidateTags(['Users', 'UserOptions', 'Schedule', ...everythingOfCases()])),
    [dispatch],
  );
}
