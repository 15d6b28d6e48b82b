import { ROUTES } from '@/contract/routes';
import { useEffect } from 'react';

import { FIRST_DRAWN_MS } from './firstDrawn';
import { prefetchScreen } from './screens';
import { isGranted } from './useGrantedPaths';

/** Fetches the screen of a case before somebody opens one. */
export function useCaseScreenAhead(granted: readonly string[]): void {
  const { path } = ROUTES.taskDetail;
  const isOpened = isGranted(path, granted);
  useEffect(() => {
    if (!isOpened) return undefined;
    const timer = setTimeout(() => void prefetchScreen(path), FIRST_DRAWN_MS);
    return () => clearTimeout(timer);
  }, [path, isOpened]);
}
