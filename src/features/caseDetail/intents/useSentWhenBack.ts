import type { IntentState } from '@/machines/intentMachine';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useWhenOnline } from './useWhenOnline';

interface Waiting {
  readonly state: IntentState;
  readonly waits: boolean;
  readonly ask: () => void;
  readonly sendAgain: () => void;
}

/** When the network is back: what waited is sent, what was not answered is asked about; where it never arrived and the intent waits, it is sent, once for each time. */
export function useSentWhenBack({ state, waits, ask, sendAgain }: Waiting): void {
  const isDue = useRef(false);
  useWhenOnline(() => {
    isDue.current = waits && state === 'unknown';
    if (state === 'waiting') sendAgain();
    else ask();
  });
  const onNeverArrived = useEffectEvent(() => {
    if (isDue.current) sendAgain();
    isDue.current = false;
  });
  useEffect(() => {
    if (state === 'neverArrived') onNeverArrived();
  }, [state]);
}
