import { type ComponentType, lazy, Suspense } from 'react';

import { FIRST_DRAWN_MS } from './firstDrawn';

/** Without it, nothing that is recorded is different. */
const Nothing: ComponentType = () => null;
async function load(): Promise<ComponentType> {
  await new Promise((drawn) => {
    setTimeout(drawn, FIRST_DRAWN_MS);
  });
  return (await import('@/features/shell/PageNotes')).PageNotes;
}
const Notes = lazy(async () => ({ default: await load().catch(() => Nothing) }));

/** Says that this computer's clock is wrong or a new version is installed, fetched once the first screen is drawn. */
export const LazyPageNotes = () => (
  <Suspense>
    <Notes />
  </Suspense>
);
