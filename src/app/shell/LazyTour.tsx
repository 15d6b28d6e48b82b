import { isTourDismissed, storeTourDismissed } from '@/browser/stored/tourDismissed';
import { ROLE, type Role } from '@/contract/codes/userCodes';
import { LANDING } from '@/contract/routes';
import type { TourCardProps } from '@/features/shell/tour/TourCard';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

import type { SessionUser } from '../session/sessionSlice';
import { withAgentMessages } from '@/ui/screen/screenMessages';
import { waitForFirstScreen } from './lazyShellParts';
import * as styles from './lazyShellParts.module.css';

const Nothing: ComponentType<TourCardProps> = () => null;

const loadTour = withAgentMessages<TourCardProps>(
  async () => (await import('@/features/shell/tour/TourCard')).TourCard,
);
const Tour = lazy(async () => {
  await waitForFirstScreen();
  return { default: await loadTour().catch(() => Nothing) };
});

const isRole = (role: string): role is Role => Object.hasOwn(ROLE, role);

/**
 * Card of things to try on the first screen of a demo institution. Loaded once the first screen is rendered; its space is reserved from the
 * start, so that nothing moves.
 */
export function LazyTour({ user: { id, role, demoPlaces } }: { readonly user: SessionUser }) {
  const [isDismissed, setDismissed] = useState(() => isTourDismissed(id));
  const { pathname } = useLocation();
  if (!demoPlaces || isDismissed || pathname !== LANDING || !isRole(role)) return null;
  const dismiss = (): void => {
    storeTourDismissed(id);
    setDismissed(true);
  };
  return (
    <div className={styles['tour']}>
      <Suspense>
        <Tour role={role} places={demoPlaces} onDismiss={dismiss} />
      </Suspense>
    </div>
  );
}
