import { useEffect, useEffectEvent, useState } from 'react';

interface Countdown {
  readonly running: boolean;
  readonly from: number;
  readonly onEnd: () => void;
}

/** Returns the seconds left while running, else null. Runs `onEnd` once at zero. */
export function useCountdown({ running, from, onEnd }: Countdown): number | null {
  const [left, setLeft] = useState(from);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!running) return undefined;
    let seconds = from;
    const timer = setInterval(() => {
      seconds -= 1;
      setLeft(Math.max(seconds, 1));
      if (seconds > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => {
      clearInterval(timer);
      setLeft(from);
    };
  }, [running, from]);
  return running ? left : null;
}
