import { currentAddress } from '@/browser/address';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { type GoOnFrom, goOnFromIn, goOnState } from './goOnFrom';

const NAME = 'stepsAhead';

/** Where an agent is going, and how many steps are still to be taken from there, backwards below nought. */
interface Place {
  readonly address: string;
  readonly steps: number;
  /** From where it goes on, where that is another place of the list. */
  readonly from?: GoOnFrom | undefined;
}

/** The steps travel with the entry of the history, not in the address. */
function stepsIn(state: unknown): number {
  const steps: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, NAME) : 0;
  return typeof steps === 'number' ? steps : 0;
}

const stateOf = ({ steps, from }: Place) => (steps === 0 && !from ? null : { [NAME]: steps, ...goOnState(from) });

/** As the browser writes it. */
const written = (address: string): string => new URL(`#${address}`, location.href).hash.slice(1);

/**
 * The steps that are still to be taken. Keys come faster than screens are drawn: where the agent is going stands in the
 * browser's address before React has drawn it, and a step that is asked for until then counts from there.
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
