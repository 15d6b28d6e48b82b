import { CALM } from '@/browser/page/mediaQuery';
import { NOTICE_ROTATION_MS } from '@/contract/limits';
import { useMedia } from '@/ui/screen/useMedia';
import { useEffect, useState } from 'react';

/**
 * Returns the index of the visible item and advances every ten seconds (§9). Pauses under the pointer or the focus, and under the system
 * setting for reduced motion.
 */
export function useRotation(count: number) {
  const [turn, setTurn] = useState(0);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isCalm = useMedia(CALM);
  const isHeld = isPointed || isFocused || isCalm;
  useEffect(() => {
    if (isHeld || count < 2) return undefined;
    const timer = setInterval(() => setTurn((now) => now + 1), NOTICE_ROTATION_MS);
    return () => clearInterval(timer);
  }, [isHeld, count]);
  return {
    at: count === 0 ? 0 : turn % count,
    hold: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
