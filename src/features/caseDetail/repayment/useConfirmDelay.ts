import { useEffect, useState } from 'react';

/** Whoever is asked to confirm that money moves has this long to see the question: a second Enter in it does nothing. */
const CONFIRM_PAUSE_MS = 400;

/** Whether a question has been on the screen long enough to be answered: the Enter that opened it must not answer it too. */
export function useConfirmDelay(): boolean {
  const [isArmed, setIsArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsArmed(true), CONFIRM_PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isArmed;
}
