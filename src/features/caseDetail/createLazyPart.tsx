import { CrashBoundary } from '@/ui/feedback/CrashBoundary';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

/** Part of the screen that is loaded when it is first opened. Offers a retry if that fails (RT-07). */
export function createLazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  const fetched = async () => ({ default: await load() });
  let current = lazy<ComponentType<Props>>(fetched);

  return function LazyPart(props: Props) {
    // Wrapped in an object, because React would call a component passed to the setter.
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
