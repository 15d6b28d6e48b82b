import { useTaskNeighboursQuery } from '@/api/endpoints/cases/taskApi';
import { getCurrentAddress } from '@/browser/page/address';
import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState, useCallback, useLayoutEffect, useRef, useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useCaseList } from './useCaseList';

/** Position in the list from which an agent continues after being led to a case elsewhere in it (LC-06). */
type GoOnFrom = NonNullable<CallAnswer<typeof taskCalls.neighbours>['goOnFrom']>;

const GO_ON_KEY = 'goOnFrom';

const isGoOnFrom = (value: unknown): value is GoOnFrom =>
  typeof value === 'object' && value !== null && 'placeOf' in value && 'place' in value;

/** Stored in the history entry, not in the address. */
const goOnState = (from: GoOnFrom | undefined): Readonly<Record<string, unknown>> =>
  from ? { [GO_ON_KEY]: from } : {};

/** Reads the position from the state of a history entry. */
function goOnFromIn(state: unknown): GoOnFrom | undefined {
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, GO_ON_KEY) : undefined;
  return isGoOnFrom(from) ? from : undefined;
}

type Neighbours = CallAnswer<typeof taskCalls.neighbours>;

interface VisitedCases {
  readonly taskId: string;
  readonly neighbours: Neighbours;
}

/** Neighbors at the time when the agent opened a case. */
function useSeen(taskId: string, found: Neighbours | undefined): Neighbours | undefined {
  const [seen, setSeen] = useState<VisitedCases>();
  const isSeen = seen?.taskId === taskId;
  if (!isSeen && found) setSeen({ taskId, neighbours: found });
  return isSeen ? seen.neighbours : found;
}

/**
 * Returns the cases before and after the position of this one when the agent opened it. A recorded result moves the case in the list, and
 * 'next' must still mean the one that followed. If that one has left the list, because it was paid or reassigned, it is the one after it
 * (MI-03). For a server that sends no position, there is no second request.
 */
function useNeighbours(taskId: string) {
  const { query } = useCaseList();
  const from = goOnFromIn(useLocation().state);
  const { currentData, isError } = useTaskNeighboursQuery({ ...query, taskId, ...from });
  const seen = useSeen(taskId, currentData);
  const place = currentData === seen ? undefined : seen?.place;
  const { currentData: there } = useTaskNeighboursQuery(
    typeof place === 'string' ? { ...query, taskId, ...from, place } : skipToken,
  );
  const neighbours = there ?? seen;
  return { neighbours, isFailed: isError && !neighbours };
}

const NAME = 'stepsAhead';

/** Destination of the agent, and the number of steps still to take from there; negative is backwards. */
interface CaseLocation {
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

const toHistoryState = ({ steps, from }: CaseLocation) =>
  steps === 0 && !from ? null : { [NAME]: steps, ...goOnState(from) };

/** Normalizes an address as the browser does. */
const written = (address: string): string => new URL(`#${address}`, location.href).hash.slice(1);

/**
 * Tracks the steps still to take. Keys arrive faster than screens render: the browser's address already holds the destination before React
 * renders it. Steps requested until then count from that destination.
 */
function usePendingSteps() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const requested = useRef<CaseLocation>(undefined);
  const ahead = stepsIn(state);
  const drawn = useRef<CaseLocation>({ address: '', steps: 0 });
  useLayoutEffect(() => {
    drawn.current = { address: pathname + search, steps: stepsIn(state), from: goOnFromIn(state) };
  }, [pathname, search, state]);

  const going = useCallback((): (CaseLocation & { readonly isDrawn: boolean }) | undefined => {
    const address = getCurrentAddress();
    const isDrawn = address === written(drawn.current.address);
    if (requested.current && written(requested.current.address) === address) return { ...requested.current, isDrawn };
    return isDrawn ? { ...drawn.current, isDrawn } : undefined;
  }, []);

  const go = useCallback(
    (to: CaseLocation, options: { readonly replace: boolean }): void => {
      requested.current = to;
      void navigate(to.address, { ...options, state: toHistoryState(to) });
    },
    [navigate],
  );
  return { ahead, going, go };
}

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
  const { ahead, going, go } = usePendingSteps();
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
