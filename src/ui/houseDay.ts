import { isTimeZone } from '@/contract/rules';
import { useSyncExternalStore } from 'react';

import { useCurrentUser } from './currentUser';

/** How late midnight may be noticed. */
const LOOK_MS = 30_000;

function onceInAWhile(look: () => void): () => void {
  const timer = setInterval(look, LOOK_MS);
  return () => clearInterval(timer);
}

// Canadian dates are those of ISO 8601.
const dayIn = (timeZone: string | undefined): string =>
  new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', ...(timeZone !== undefined && { timeZone }) }).format();

/** Which day it is at the institution, YYYY-MM-DD, wherever the browser stands; follows midnight while a screen is open. */
export function useHouseDay(): string {
  const said = useCurrentUser()?.timeZone ?? undefined;
  const timeZone = said !== undefined && isTimeZone(said) ? said : undefined;
  return useSyncExternalStore(onceInAWhile, () => dayIn(timeZone));
}
