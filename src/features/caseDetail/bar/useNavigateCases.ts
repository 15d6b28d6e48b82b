import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

import { useCaseList } from './useCaseList';
import { useNeighbours } from './useNeighbours';

/** The ways from one case to the others of its list, without going back to it; after the last one the list (CL-05). */
export function useNavigateCases(taskId: string) {
  const navigate = useNavigate();
  const { listAddress, caseAddress } = useCaseList();
  const neighbours = useNeighbours(taskId);
  const { previous, next } = neighbours ?? {};

  const goList = useCallback(() => void navigate(listAddress), [navigate, listAddress]);
  const isKnown = neighbours !== undefined;
  const goNext = useCallback(() => {
    // Not known yet is not 'the last one'.
    if (isKnown) void navigate(next ? caseAddress(next.id, next.loanId) : listAddress);
  }, [isKnown, next, navigate, caseAddress, listAddress]);
  const goPrevious = useCallback(() => {
    if (previous) void navigate(caseAddress(previous.id, previous.loanId));
  }, [previous, navigate, caseAddress]);

  return { neighbours, goNext, goPrevious, goList };
}
