import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';

import { CrashBoundary } from './CrashBoundary';

/** A screen in a chunk of its own. */
export interface LazyScreen {
  readonly Screen: ComponentType;
  /** Fetches the chunk ahead of need; a failure shows when the screen is opened. */
  readonly prefetch: () => Promise<void>;
}

/** A screen that is fetched on demand; when that fails it offers to try again (RT-07). */
export function lazyScreen(load: () => Promise<ComponentType>, waiting: ReactNode): LazyScreen {
  // What is here already is drawn at once: React holds back for 0.3 s whatever takes the place of a 'waiting'.
  let here: ComponentType | undefined;
  const fetched = async () => {
    here = await load();
    return { default: here };
  };
  // Shared by all openings: a screen that was fetched once opens without waiting.
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
