import { useTaskNeighboursQuery } from '@/api/taskApi';
import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/taskCalls';
import { useState } from 'react';

import { useCaseList } from './useCaseList';

type Neighbours = CallAnswer<typeof taskCalls.neighbours>;

interface Seen {
  readonly taskId: string;
  readonly neighbours: Neighbours;
}

/**
 * The cases before and after this one, as they were when the agent came here: a recorded result moves the case
 * to another place in the list, and 'next' must still mean the one that followed it.
 */
export function useNeighbours(taskId: string) {
  const { query } = useCaseList();
  const { currentData, isError } = useTaskNeighboursQuery({ ...query, taskId });
  const [seen, setSeen] = useState<Seen>();
  const isSeen = seen?.taskId === taskId;
  if (!isSeen && currentData) setSeen({ taskId, neighbours: currentData });
  const neighbours = isSeen ? seen.neighbours : currentData;
  return { neighbours, isFailed: isError && !neighbours };
}
