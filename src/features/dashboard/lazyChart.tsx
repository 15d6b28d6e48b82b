import { CrashBoundary } from '@/ui/CrashBoundary';
import { Loading } from '@/ui/Loading';
import { type ComponentType, lazy, Suspense, useState } from 'react';

import * as styles from './lazyChart.module.css';

/** A chart, whose library is fetched when the first one is drawn; when that fails it offers to try again (RT-07). */
export function lazyChart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const fetched = async () => ({ default: await load() });
  let current = lazy<ComponentType<Props>>(fetched);

  return function LazyChart(props: Props) {
    // In an object: React would call a component that it is given to set.
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
