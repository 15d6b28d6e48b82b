import { useTaskNeighboursQuery } from '@/api/taskApi';
import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/taskCalls';
import { useState } from 'react';

import { useCaseList } from './useCaseList';

type Neighbours = CallAnswer<typeof taskCalls.neighbours>;

/**
 * The cases before and after this one, as they were when the agent came here: a recorded result moves the case
 * to another place in the list, and 'next' must still mean the one that followed it.
 */
export function useNeighbours(taskId: string): Neighbours | undefined {
  const { query } = useCaseList();
  const { currentData } = useTaskNeighboursQuery({ ...query, taskId });
  const [seen, setSeen] = useState<Neighbours>();
  if (!seen && currentData) setSeen(currentData);
  return seen ?? currentData;
}
