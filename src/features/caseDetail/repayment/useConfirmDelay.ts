import { useEffect, useState } from 'react';

/** Time in which a confirmation of a money transfer ignores input, in milliseconds. Prevents a second Enter from confirming it. */
const CONFIRM_PAUSE_MS = 400;

/** Returns true once a confirmation has been visible long enough. The Enter that opened it must not confirm it too. */
export function useConfirmDelay(): boolean {
  const [isArmed, setIsArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsArmed(true), CONFIRM_PAUSE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isArmed;
}
