import { useTaskNeighboursQuery } from '@/api/taskApi';
import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/taskCalls';
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

/** The neighbours as they were when the agent came to a case. */
function useSeen(taskId: string, found: Neighbours | undefined): Neighbours | undefined {
  const [seen, setSeen] = useState<Seen>();
  const isSeen = seen?.taskId === taskId;
  if (!isSeen && found) setSeen({ taskId, neighbours: found });
  return isSeen ? seen.neighbours : found;
}

/**
 * The cases before and after the place where this one stood when the agent came here: a recorded result moves the case to
 * another place in the list, and 'next' must still mean the one that followed it – or, where that has left the list
 * meanwhile, because it was paid or given to somebody else, the one after it (MI-03). A server that tells no place is not
 * asked again.
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
