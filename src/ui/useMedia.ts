import type { mediaQuery } from '@/browser/mediaQuery';
import { useSyncExternalStore } from 'react';

/** Whether something holds of the window or the system, at every moment. */
export const useMedia = ({ watch, holds }: ReturnType<typeof mediaQuery>): boolean =>
  useSyncExternalStore(watch, holds);
