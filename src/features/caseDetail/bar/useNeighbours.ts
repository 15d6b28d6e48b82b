import { useTaskNeighboursQuery } from '@/api/endpoints/cases/taskApi';
import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { goOnFromIn } from './goOnFrom';
import { useCaseList } from './useCaseList';

type Neighbours = CallAnswer<typeof taskCalls.neighbours>;

interface Seen {
  readonly taskId: string;
  readonly neighbours: Neighbours;
}

/** Neighbors at the time when the agent opened a case. */
function useSeen(taskId: string, found: Neighbours | undefined): Neighbours | undefined {
  const [seen, setSeen] = useState<Seen>();
  const isSeen = seen?.taskId === taskId;
  if (!isSeen && found) setSeen({ taskId, neighbours: found });
  return isSeen ? seen.neighbours : found;
}

/**
 * Returns the cases before and after the position of this one when the agent opened it. A recorded result moves the case in the list, and
 * 'next' must still mean the one that followed. If that one has left the list, because it was paid or reassigned, it is the one after it
 * (MI-03). For a server that sends no position, there is no second request.
 */
export function useNeighbours(taskId: string) {
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
