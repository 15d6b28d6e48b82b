import { useCallback, useEffect, useEffectEvent } from 'react';

import { useCaseList } from './useCaseList';
import { useNeighbours } from './useNeighbours';
import { useStepsAhead } from './useStepsAhead';

type Step = 1 | -1;

/** The address of the case before or after this one; after the last one the list, before the first one none. */
function useAddressAfter(neighbours: ReturnType<typeof useNeighbours>['neighbours']) {
  const { listAddress, caseAddress } = useCaseList();
  const { previous, next } = neighbours ?? {};
  return useCallback(
    (step: Step): string | undefined => {
      const to = step === 1 ? next : previous;
      if (to) return caseAddress(to.id, to.loanId);
      return step === 1 ? listAddress : undefined;
    },
    [previous, next, caseAddress, listAddress],
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

  const takeOne = useEffectEvent(() => {
    const place = going();
    if (!place?.isDrawn || place.steps === 0) return;
    const step = place.steps > 0 ? 1 : -1;
    const to = addressAfter(step);
    const next = to === undefined ? { ...place, steps: 0 } : { address: to, steps: place.steps - step };
    go(next, { replace: true });
  });
  useEffect(() => {
    if (neighbours && ahead !== 0) takeOne();
  }, [neighbours, ahead]);

  const move = useCallback(
    (step: Step): void => {
      const place = going();
      if (!place) return;
      const isKnown = neighbours !== undefined && place.isDrawn && place.steps === 0;
      const to = addressAfter(step);
      if (isKnown && to !== undefined) go({ address: to, steps: 0 }, { replace: false });
      else if (!isKnown && !isFailed) go({ ...place, steps: place.steps + step }, { replace: true });
    },
    [going, go, neighbours, isFailed, addressAfter],
  );
  const goNext = useCallback(() => move(1), [move]);
  const goPrevious = useCallback(() => move(-1), [move]);
  /** Next, unless the agent has left this case meanwhile: what came of it then moves nobody. */
  const goOn = useCallback(() => {
    if (going()?.isDrawn) move(1);
  }, [going, move]);
  return { neighbours, isOnTheWay: ahead !== 0 && !isFailed, goNext, goPrevious, goOn };
}

/** What `useCaseSteps` hands out. */
export type CaseSteps = ReturnType<typeof useCaseSteps>;
