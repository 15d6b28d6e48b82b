import { watchBack } from '@/browser/server/network';
import { useEffect, useEffectEvent } from 'react';

/** Runs a callback each time the network or the server is back. */
export function useWhenOnline(act: () => void): void {
  const onBack = useEffectEvent(act);
  useEffect(() => watchBack(() => onBack()), []);
}
