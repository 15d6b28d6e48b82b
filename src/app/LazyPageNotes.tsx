import { type ComponentType, lazy, Suspense } from 'react';

import { FIRST_DRAWN_MS } from './firstDrawn';

/** Fallback without notes; recordings are not affected. */
const Nothing: ComponentType = () => null;
async function load(): Promise<ComponentType> {
  await new Promise((drawn) => {
    setTimeout(drawn, FIRST_DRAWN_MS);
  });
  return (await import('@/features/shell/PageNotes')).PageNotes;
}
const Notes = lazy(async () => ({ default: await load().catch(() => Nothing) }));

/** Warns of a wrong clock on this computer or of a newly installed version. Loaded once the first screen is rendered. */
export const LazyPageNotes = () => (
  <Suspense>
    <Notes />
  </Suspense>
);
