import { useAppDispatch } from './useAppDispatch';
import { useCallback } from 'react';

import { api } from '../client/api';
import { getAllCaseTags } from '../client/tags';

/** Refetches everything that shows cases after a bulk change, as reported by a binding's state (QU-02). */
export function useInvalidateCases() {
  const dispatch = useAppDispatch();
  return useCallback(() => void dispatch(api.util.invalidateTags(getAllCaseTags())), [dispatch]);
}
