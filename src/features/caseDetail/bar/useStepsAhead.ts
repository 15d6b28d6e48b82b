import { useCallback } from 'react';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';

const NAME = 'stepsAhead';

/** How many steps are still to be taken, backwards below nought. They travel with the entry of the history, not in the address. */
function stepsIn(state: unknown): number {
  const steps: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, NAME) : 0;
  return typeof steps === 'number' ? steps : 0;
}

/** The options that take steps along to an address. */
export const withSteps = (steps: number): NavigateOptions => (steps === 0 ? {} : { state: { [NAME]: steps } });

/** The steps that are still to be taken from here, and how to change them. */
export function useStepsAhead(): readonly [number, (steps: number) => void] {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const here = pathname + search;
  const change = useCallback(
    (steps: number) => void navigate(here, { ...withSteps(steps), replace: true }),
    [navigate, here],
  );
  return [stepsIn(state), change];
}
