import { useCurrentUser } from '@/ui/currentUser';
import type { ZoneNoteProps } from '@/features/shell/ZoneNote';
import { type ComponentType, lazy, Suspense } from 'react';

import { browserTimeZone } from '@/ui/browserTimeZone';

import { FIRST_DRAWN_MS } from './firstDrawn';

/** Fallback without the note; the times are still correct. */
const Nothing: ComponentType<ZoneNoteProps> = () => null;
async function load(): Promise<ComponentType<ZoneNoteProps>> {
  await new Promise((drawn) => {
    setTimeout(drawn, FIRST_DRAWN_MS);
  });
  return (await import('@/features/shell/ZoneNote')).ZoneNote;
}
const Note = lazy(async () => ({ default: await load().catch(() => Nothing) }));

/** Shows which time zone applies. Loaded only if the browser's zone differs from the institution's. */
export function LazyZoneNote({ isNarrow }: Pick<ZoneNoteProps, 'isNarrow'>) {
  const house = useCurrentUser()?.timeZone;
  if (!house || house === browserTimeZone()) return null;
  return (
    <Suspense>
      <Note house={house} isNarrow={isNarrow} />
    </Suspense>
  );
}
