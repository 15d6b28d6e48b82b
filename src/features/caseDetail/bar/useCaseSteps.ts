import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';

import { useCaseList } from './useCaseList';
import { useNeighbours } from './useNeighbours';
import { useStepsAhead, withSteps } from './useStepsAhead';

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
  const [ahead, setAhead] = useStepsAhead();
  const addressAfter = useAddressAfter(neighbours);
  const navigate = useNavigate();
  const latest = useRef(taskId);
  useLayoutEffect(() => {
    latest.current = taskId;
  }, [taskId]);

  const takeOne = useEffectEvent((steps: number) => {
    const step = steps > 0 ? 1 : -1;
    const to = addressAfter(step);
    if (to === undefined) setAhead(0);
    else void navigate(to, { ...withSteps(steps - step), replace: true });
  });
  useEffect(() => {
    if (neighbours && ahead !== 0) takeOne(ahead);
  }, [neighbours, ahead]);

  const go = useCallback(
    (step: Step): void => {
      // What came of a case that was left meanwhile moves nobody.
      if (latest.current !== taskId) return;
      const to = addressAfter(step);
      if (neighbours && to !== undefined) void navigate(to);
      else if (!neighbours && !isFailed) setAhead(ahead + step);
    },
    [taskId, neighbours, addressAfter, navigate, isFailed, ahead, setAhead],
  );
  const goNext = useCallback(() => go(1), [go]);
  const goPrevious = useCallback(() => go(-1), [go]);
  return { neighbours, isOnTheWay: ahead !== 0 && !isFailed, goNext, goPrevious };
}

/** What `useCaseSteps` hands out. */
export type CaseSteps = ReturnType<typeof useCaseSteps>;
