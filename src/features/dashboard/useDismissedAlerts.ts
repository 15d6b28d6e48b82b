import { keepAlertsPutAway, readAlertsPutAway } from '@/browser/stored/alertsPutAway';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { useInstitutionDate } from '@/ui/dates/houseDay';
import { useState } from 'react';

/** The alerts that the user has put away: for today, on this device. */
export function useDismissedAlerts() {
  const whose = { userId: useCurrentUser()?.id ?? '', day: useInstitutionDate() };
  // The stored keys are the source of truth; this state only triggers a re-render.
  const [, setKept] = useState<readonly string[]>([]);
  const keep = (keys: readonly string[]): void => {
    keepAlertsPutAway(whose, keys);
    setKept(keys);
  };
  const keys = readAlertsPutAway(whose);
  return {
    keys: new Set(keys),
    putAway: (more: readonly string[]): void => keep([...keys, ...more]),
    showAgain: (): void => keep([]),
  };
}
