import { useEffect, useEffectEvent } from 'react';

/** Does something each time the network is back. */
export function useWhenOnline(act: () => void): void {
  const onOnline = useEffectEvent(act);
  useEffect(() => {
    const hear = (): void => onOnline();
    window.addEventListener('online', hear);
    return () => window.removeEventListener('online', hear);
  }, []);
}
