import { serverNow } from '@/browser/server/serverClock';
import { useEffect, useState } from 'react';

const SECOND_MS = 1000;

/** Returns the seconds since a point in time, updated every second. */
export function useTalkSeconds(since: string | null): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    if (since === null) return undefined;
    const ticking = setInterval(() => setNow(serverNow()), SECOND_MS);
    return () => clearInterval(ticking);
  }, [since]);
  return since === null ? 0 : Math.max(0, Math.floor((now - Date.parse(since)) / SECOND_MS));
}
