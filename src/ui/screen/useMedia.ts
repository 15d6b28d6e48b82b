import type { createMediaQuery } from '@/browser/page/createMediaQuery';
import { useSyncExternalStore } from 'react';

/** Returns the current state of a media query and re-renders on changes. */
export const useMedia = ({ watch, holds }: ReturnType<typeof createMediaQuery>): boolean =>
  useSyncExternalStore(watch, holds);
