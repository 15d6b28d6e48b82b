import { taskNeighboursQuery } from '@/contract/entities/task';
import { ROUTES, taskDetailPath } from '@/contract/routes';
import { readListUrl } from '@/ui/listUrl';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The list that a case was opened from; its filters and order travel in the case's own address (CL-05, RT-08). */
export function useCaseList() {
  const [params] = useSearchParams();
  const query = useMemo(() => readListUrl(taskNeighboursQuery, params), [params]);
  const list = query.scope === 'mine' ? ROUTES.myTasks.path : ROUTES.caseList.path;
  const search = params.size > 0 ? `?${params.toString()}` : '';
  const caseAddress = useCallback(
    (taskId: string, loanId: string) => taskDetailPath(taskId, loanId) + search,
    [search],
  );
  return { query, listAddress: list + search, caseAddress };
}
