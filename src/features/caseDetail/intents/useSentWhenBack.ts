import type { IntentState } from '@/machines/intentMachine';
import { useEffect, useEffectEvent, useRef } from 'react';

import { useWhenOnline } from './useWhenOnline';

interface Waiting {
  readonly state: IntentState;
  readonly waits: boolean;
  readonly ask: () => void;
  readonly sendAgain: () => void;
}

/**
 * Runs when the network is back. Sends waiting changes, and looks up those without a response. A change that never arrived is sent once per
 * reconnect, if it waits.
 */
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
