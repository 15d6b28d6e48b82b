import { ROUTES } from '@/contract/routes';
import { useEffect } from 'react';

import { FIRST_DRAWN_MS } from './firstDrawn';
import { prefetchScreen } from './screens';
import { isGranted } from './useGrantedPaths';

/** Preloads the code of the case screen. */
export function useCaseScreenAhead(granted: readonly string[]): void {
  const { path } = ROUTES.taskDetail;
  const isOpened = isGranted(path, granted);
  useEffect(() => {
    if (!isOpened) return undefined;
    const timer = setTimeout(() => void prefetchScreen(path), FIRST_DRAWN_MS);
    return () => clearTimeout(timer);
  }, [path, isOpened]);
}
