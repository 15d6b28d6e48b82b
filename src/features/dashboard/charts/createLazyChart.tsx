import { CrashBoundary } from '@/ui/feedback/CrashBoundary';
import { Loading } from '@/ui/feedback/Loading';
import { type ComponentType, lazy, Suspense, useState } from 'react';

import * as styles from '../dashboard.module.css';

/** Renders a chart whose library loads with the first one. Offers a retry if that fails (RT-07). */
export function createLazyChart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const fetched = async () => ({ default: await load() });
  let current = lazy<ComponentType<Props>>(fetched);

  return function LazyChart(props: Props) {
    // Wrapped in an object, because React would call a component passed to the setter.
    const [{ Chart }, setChart] = useState<{ readonly Chart: ComponentType<Props> }>({ Chart: current });
    const fetchAnew = (): void => {
      current = lazy<ComponentType<Props>>(fetched);
      setChart({ Chart: current });
    };
    return (
      <div className={styles['chart']}>
        <CrashBoundary onRetry={fetchAnew}>
          <Suspense fallback={<Loading rows={6} />}>
            <Chart {...props} />
          </Suspense>
        </CrashBoundary>
      </div>
    );
  };
}
