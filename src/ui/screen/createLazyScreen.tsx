import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

import { CrashBoundary } from '../feedback/CrashBoundary';

/** A screen in a separate chunk. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  /** Preloads the chunk; an error is reported when the screen is opened. */
  readonly prefetch: () => Promise<void>;
}

/** Screen loaded on demand, with a retry if that fails (RT-07). */
export function createLazyScreen(load: () => Promise<ComponentType>, waiting: ReactNode): LazyScreen {
  // A loaded screen is rendered at once: React delays the replacement of a fallback by 0.3 s.
  let here: ComponentType | undefined;
  const fetched = async () => {
    here = await load();
    return { default: here };
  };
  // Cached for all uses: a screen that was loaded once opens without waiting.
  let current = lazy(fetched);

  function Screen() {
    const [{ Part }, setPart] = useState<{ readonly Part: ComponentType }>({ Part: here ?? current });
    const fetchAnew = (): void => {
      current = lazy(fetched);
      setPart({ Part: current });
    };
    return (
      <CrashBoundary onRetry={fetchAnew}>
        <Suspense fallback={waiting}>
          <Part />
        </Suspense>
      </CrashBoundary>
    );
  }
  return {
    Screen,
    prefetch: async () => {
      await fetched().catch(() => undefined);
    },
  };
}
