import { CrashBoundary } from '@/ui/CrashBoundary';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** A part of the screen that is fetched when it is first opened; when that fails it offers to try again (RT-07). */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const fetched = async () => ({ default: await load() });
  let current = lazy<ComponentType<Props>>(fetched);

  return function LazyPart(props: Props) {
    // In an object: React would call a component that it is given to set.
    const [{ Part }, setPart] = useState<{ readonly Part: ComponentType<Props> }>({ Part: current });
    const fetchAnew = (): void => {
      current = lazy<ComponentType<Props>>(fetched);
      setPart({ Part: current });
    };
    return (
      <CrashBoundary onRetry={fetchAnew}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </CrashBoundary>
    );
  };
}
