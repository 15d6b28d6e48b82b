import { NOTICE_ROTATION_MS } from '@/contract/limits';
import { useEffect, useState } from 'react';

/** Which of so many is on the screen: the next one every ten seconds (§9), but not under the pointer or the focus of somebody who reads. */
export function useRotation(count: number) {
  const [turn, setTurn] = useState(0);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld || count < 2) return undefined;
    const timer = setInterval(() => setTurn((now) => now + 1), NOTICE_ROTATION_MS);
    return () => clearInterval(timer);
  }, [isHeld, count]);
  const holding = (held: boolean) => () => setHeld(held);
  return {
    at: count === 0 ? 0 : turn % count,
    hold: {
      onMouseEnter: holding(true),
      onMouseLeave: holding(false),
      onFocus: holding(true),
      onBlur: holding(false),
    },
  };
}
