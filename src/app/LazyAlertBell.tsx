import { usePermission } from '@/ui/currentUser';
import { type ComponentType, lazy, Suspense } from 'react';

import * as styles from './alertBellPlace.module.css';
import { withManagementWords } from './screenWords';

/** Without it, the alerts still stand on the dashboard. */
const Nothing: ComponentType = () => null;
const load = withManagementWords(async () => (await import('@/features/dashboard/AlertBell')).AlertBell);
const Bell = lazy(async () => ({ default: await load().catch(() => Nothing) }));

/** The alerts of those who lead, fetched for them alone; its place is there from the start, so that nothing moves. */
export function LazyAlertBell() {
  if (!usePermission('board.lead')) return null;
  return (
    <span className={styles['place']}>
      <Suspense>
        <Bell />
      </Suspense>
    </span>
  );
}
