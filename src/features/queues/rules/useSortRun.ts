import { useInstitutionAndQueueSortRunQuery } from '@/api/endpoints/management/institutionAndQueueApi';
import { SORTING_POLL_MS } from '@/api/client/polling';
import type { SortRun } from '@/contract/entities/management/queue';
import { useState } from 'react';

import { isSorting } from './isSorting';

/** Returns the newer of the local run and the server's run. */
const newer = (begun: SortRun | null | undefined, told: SortRun | null | undefined): SortRun | undefined => {
  const runs = [told, begun].filter((run) => run !== null && run !== undefined);
  return runs.toSorted((one, other) => Number(other.id) - Number(one.id))[0];
};

/** The sorting in the background that is to be shown: one that is under way when the dialog opens, or was begun in it. */
export function useSortRun(begun: SortRun | null | undefined): SortRun | undefined {
  const [shownId, setShownId] = useState<string>();
  const [pollingInterval, setInterval] = useState(0);
  const { data } = useInstitutionAndQueueSortRunQuery(undefined, { pollingInterval, refetchOnMountOrArgChange: true });
  const newest = newer(begun, data);
  const wanted = isSorting(newest) ? SORTING_POLL_MS : 0;
  if (wanted !== pollingInterval) setInterval(wanted);
  if (isSorting(newest) && newest.id !== shownId) setShownId(newest.id);
  return newest?.id === shownId ? newest : undefined;
}
