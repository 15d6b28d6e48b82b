import { ROUTES } from '@/contract/routes';
import { useEffect } from 'react';

import { prefetchScreen } from './screens';
import { isGranted } from './useGrantedPaths';

/** By then the first screen is drawn. */
const FETCH_AFTER_MS = 2000;

/** Fetches the screen of a case before somebody opens one. */
export function useCaseScreenAhead(granted: readonly string[]): void {
  const { path } = ROUTES.taskDetail;
  const isOpened = isGranted(path, granted);
  useEffect(() => {
    if (!isOpened) return undefined;
    const timer = setTimeout(() => void prefetchScreen(path), FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [path, isOpened]);
}
