import { currentAddress } from '@/browser/page/address';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { type GoOnFrom, goOnFromIn, goOnState } from './goOnFrom';

const NAME = 'stepsAhead';

/** Destination of the agent, and the number of steps still to take from there; negative is backwards. */
interface Place {
  readonly address: string;
  readonly steps: number;
  /** Position from which it continues, if it is elsewhere in the list. */
  readonly from?: GoOnFrom | undefined;
}

/** Reads the pending steps from the history entry; they are not part of the address. */
function stepsIn(state: unknown): number {
  const steps: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, NAME) : 0;
  return typeof steps === 'number' ? steps : 0;
}

const stateOf = ({ steps, from }: Place) => (steps === 0 && !from ? null : { [NAME]: steps, ...goOnState(from) });

/** Normalizes an address as the browser does. */
const written = (address: string): string => new URL(`#${address}`, location.href).hash.slice(1);

/**
 * Tracks the steps still to take. Keys arrive faster than screens render: the browser's address already holds the destination before React
 * renders it. Steps requested until then count from that destination.
 */
export function useStepsAhead() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const asked = useRef<Place>(undefined);
  const ahead = stepsIn(state);
  const drawn = useRef<Place>({ address: '', steps: 0 });
  useLayoutEffect(() => {
    drawn.current = { address: pathname + search, steps: stepsIn(state), from: goOnFromIn(state) };
  }, [pathname, search, state]);

  const going = useCallback((): (Place & { readonly isDrawn: boolean }) | undefined => {
    const address = currentAddress();
    const isDrawn = address === written(drawn.current.address);
    if (asked.current && written(asked.current.address) === address) return { ...asked.current, isDrawn };
    return isDrawn ? { ...drawn.current, isDrawn } : undefined;
  }, []);

  const go = useCallback(
    (to: Place, options: { readonly replace: boolean }): void => {
      asked.current = to;
      void navigate(to.address, { ...options, state: stateOf(to) });
    },
    [navigate],
  );
  return { ahead, going, go };
}
