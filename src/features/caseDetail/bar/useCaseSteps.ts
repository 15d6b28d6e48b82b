import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';

import { useCaseList } from './useCaseList';
import { useNeighbours } from './useNeighbours';
import { useStepsAhead } from './useStepsAhead';

type Step = 1 | -1;

/**
 * Returns the address of the previous or next case. Returns the list after the last one, none before the first one, and none if no case
 * ahead may be called.
 */
function useAddressAfter(neighbours: ReturnType<typeof useNeighbours>['neighbours']) {
  const { listAddress, caseAddress } = useCaseList();
  const { previous, next, parked } = neighbours ?? {};
  return useCallback(
    (step: Step): string | undefined => {
      const to = step === 1 ? next : previous;
      if (to) return caseAddress(to.id, to.loanId);
      return step === 1 && !parked ? listAddress : undefined;
    },
    [previous, next, parked, caseAddress, listAddress],
  );
}

/**
 * Navigates from one case to the others of its list without a return to it (CL-05). Steps requested before the neighbors are loaded are
 * taken as soon as they are. Three times 'next' moves three cases, of which only the last is opened.
 */
export function useCaseSteps(taskId: string) {
  const { neighbours, isFailed } = useNeighbours(taskId);
  const { ahead, going, go } = useStepsAhead();
  const addressAfter = useAddressAfter(neighbours);
  const parked = neighbours?.parked;

  const placeAfter = useCallback(
    (step: Step) => {
      const address = addressAfter(step);
      const from = step === 1 ? (neighbours?.goOnFrom ?? undefined) : undefined;
      return address === undefined ? undefined : { address, steps: 0, from };
    },
    [addressAfter, neighbours],
  );

  const takeOne = useEffectEvent(() => {
    const place = going();
    if (!place?.isDrawn || place.steps === 0) return;
    const step = place.steps > 0 ? 1 : -1;
    const to = placeAfter(step);
    // A dialog lets the agent decide whether to continue regardless.
    if (step === 1 && to === undefined) return;
    go(to === undefined ? { ...place, steps: 0 } : { ...to, steps: place.steps - step }, { replace: true });
  });
  useEffect(() => {
    if (neighbours && ahead !== 0) takeOne();
  }, [neighbours, ahead]);

  const move = useCallback(
    (step: Step): void => {
      const place = going();
      if (!place) return;
      const isKnown = neighbours !== undefined && place.isDrawn && place.steps === 0;
      const to = isKnown ? placeAfter(step) : undefined;
      const mayWait = isKnown ? step === 1 : !isFailed;
      if (to) go(to, { replace: false });
      else if (mayWait) go({ ...place, steps: place.steps + step }, { replace: true });
    },
    [going, go, neighbours, isFailed, placeAfter],
  );
  const goNext = useCallback(() => move(1), [move]);
  const goPrevious = useCallback(() => move(-1), [move]);
  /** Moves to the next case, unless the agent has already left this one. */
  const goOn = useCallback(() => {
    if (going()?.isDrawn) move(1);
  }, [going, move]);
  /** Discards the pending steps. */
  const stay = useCallback(() => {
    const place = going();
    if (place) go({ ...place, steps: 0 }, { replace: true });
  }, [going, go]);
  /** The agent moves on, but no case ahead may be called now (LC-06). */
  const isParked = ahead > 0 && Boolean(parked);
  const isOnTheWay = ahead !== 0 && !isFailed && !isParked;
  return useMemo(
    () => ({ neighbours, isOnTheWay, isParked, stay, goNext, goPrevious, goOn }),
    [neighbours, isOnTheWay, isParked, stay, goNext, goPrevious, goOn],
  );
}

/** Return value of `useCaseSteps`. */
export type CaseSteps = ReturnType<typeof useCaseSteps>;
