import { caseAheadApi } from '@/api/endpoints/cases/caseAheadApi';
import { usePermission } from '@/ui/screen/currentUser';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';

import type { CaseSteps } from '../bar/useCaseSteps';

/** Delay before the prefetch, in milliseconds, so that cases only passed over are not requested. */
const ASK_AFTER_MS = 150;

const AHEAD = { subscribe: false } as const;

/** Prefetches the next case while this one is worked on (`isHere`), so that 'next' needs no network (SC-03). */
export function useNextAhead(neighbours: CaseSteps['neighbours'], isHere: boolean): void {
  const dispatch = useDispatch<ThunkDispatch<object, unknown, UnknownAction>>();
  const mayDial = usePermission('calls.dial');
  const next = isHere ? neighbours?.next : undefined;
  const { id, loanId } = next ?? {};
  useEffect(() => {
    if (id === undefined || loanId === undefined) return undefined;
    const { caseAhead } = caseAheadApi.endpoints;
    const timer = setTimeout(() => void dispatch(caseAhead.initiate({ id, loanId, mayDial }, AHEAD)), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [dispatch, id, loanId, mayDial]);
}
