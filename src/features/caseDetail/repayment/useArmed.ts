import { CONFIRM_PAUSE_MS } from '@/contract/limits';
import { useEffect, useState } from 'react';

/** Whether a question has been on the screen long enough to be answered: the Enter that opened it must not answer it too. */
export function useArmed(): boolean {
  const [isArmed, setIsArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsArmed(true), CONFIRM_PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isArmed;
}
