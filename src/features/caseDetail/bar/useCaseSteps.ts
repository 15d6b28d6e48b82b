import { useCallback, useEffect, useEffectEvent, useMemo } from 'react';

import { useCaseList } from './useCaseList';
import { useNeighbours } from './useNeighbours';
import { useStepsAhead } from './useStepsAhead';

type Step = 1 | -1;

/** The address of the case before or after this one; after the last one the list, before the first one none, and none where nobody ahead may be called. */
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
 * The ways from one case to the others of its list, without going back to it (CL-05). Steps that are asked for before the
 * neighbours are known are taken as soon as they are: three times 'next' is three cases, of which only the last is opened.
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
    // The agent is asked whether to go on all the same.
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
  /** Next, unless the agent has left this case meanwhile: what came of it then moves nobody. */
  const goOn = useCallback(() => {
    if (going()?.isDrawn) move(1);
  }, [going, move]);
  /** What was asked for is not waited for any more. */
  const stay = useCallback(() => {
    const place = going();
    if (place) go({ ...place, steps: 0 }, { replace: true });
  }, [going, go]);
  /** The agent wants to go on, and nobody ahead may be called now (LC-06). */
  const isParked = ahead > 0 && Boolean(parked);
  const isOnTheWay = ahead !== 0 && !isFailed && !isParked;
  return useMemo(
    () => ({ neighbours, isOnTheWay, isParked, stay, goNext, goPrevious, goOn }),
    [neighbours, isOnTheWay, isParked, stay, goNext, goPrevious, goOn],
  );
}

/** What `useCaseSteps` hands out. */
export type CaseSteps = ReturnType<typeof useCaseSteps>;
