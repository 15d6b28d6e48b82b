import { usePermission } from '@/ui/currentUser';
import { type ComponentType, lazy, Suspense } from 'react';

import * as styles from './alertBellPlace.module.css';
import { withManagementWords } from './screenWords';

/** Fallback without the bell; the alerts are also shown on the dashboard. */
const Nothing: ComponentType = () => null;
const load = withManagementWords(async () => (await import('@/features/dashboard/AlertBell')).AlertBell);
const Bell = lazy(async () => ({ default: await load().catch(() => Nothing) }));

/** Alert bell of leaders, loaded only for them. Its space is reserved from the start, so that nothing moves. */
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
