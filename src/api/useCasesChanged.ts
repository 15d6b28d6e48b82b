import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { api } from './api';
import { everythingOfCases } from './tags';

/** Many cases have changed, as a binding's state told: everything that shows some is asked again (QU-02). */
export function useCasesChanged() {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(api.util.invalidateTags(everythingOfCases())), [dispatch]);
}
