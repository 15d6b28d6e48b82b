import type { mediaQuery } from '@/browser/page/mediaQuery';
import { useSyncExternalStore } from 'react';

/** Returns the current state of a media query and re-renders on changes. */
export const useMedia = ({ watch, holds }: ReturnType<typeof mediaQuery>): boolean =>
  useSyncExternalStore(watch, holds);
