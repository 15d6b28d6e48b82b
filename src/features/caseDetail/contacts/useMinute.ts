import { useEffect, useState } from 'react';

/** Often enough for a clock without seconds. */
const TICK_MS = 10_000;

/** The time, for a clock that shows minutes. */
export function useMinute(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
