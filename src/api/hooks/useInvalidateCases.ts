import { useCallback } from 'react';
import { useDispatch } from 'react-redux';

import { api } from '../client/api';
import { getAllCaseTags } from '../client/tags';

/** Refetches everything that shows cases after a bulk change, as reported by a binding's state (QU-02). */
export function useInvalidateCases() {
  const dispatch = useDispatch();
  return useCallback(() => void dispatch(api.util.invalidateTags(getAllCaseTags())), [dispatch]);
}
