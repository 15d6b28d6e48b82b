import { serverNow } from '@/browser/server/serverClock';
import { useEffect, useState } from 'react';

/** Update interval in milliseconds, sufficient for a clock without seconds. */
const TICK_MS = 10_000;

/** Returns the current time for a clock that shows minutes. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date(serverNow()));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date(serverNow())), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
