import { getServerNow } from '@/browser/server/serverClock';
import { useEffect, useState } from 'react';

/** Update interval in milliseconds, sufficient for a clock without seconds. */
const TICK_MS = 10_000;

/** Returns the current time for a clock that shows minutes. */
export function useCurrentMinute(): Date {
  const [now, setNow] = useState(() => new Date(getServerNow()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(getServerNow())), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
