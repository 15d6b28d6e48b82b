import { taskNeighboursQuery } from '@/contract/entities/cases/task';
import { ROUTES, getTaskDetailPath } from '@/contract/routes';
import { readListUrl } from '@/ui/list/listUrl';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useCallback, useMemo } from 'react';

/** Parameters of the address that belong to this case only. They are not passed on to the list or to another case. */
const OF_THIS_CASE = ['tab', 'kinds'] as const;

function searchOfList(params: URLSearchParams): string {
  const list = new URLSearchParams(params);
  for (const name of OF_THIS_CASE) list.delete(name);
  return list.size > 0 ? `?${list.toString()}` : '';
}

/** Returns the list from which a case was opened. Its filters and order are part of the case's address (CL-05, RT-08). */
export function useCaseList() {
  const [params] = useSearchParams();
  const query = useMemo(() => readListUrl(taskNeighboursQuery, params), [params]);
  const list = query.scope === 'mine' ? ROUTES.myTasks.path : ROUTES.caseList.path;
  const search = searchOfList(params);
  const caseAddress = useCallback(
    (taskId: string, loanId: string) => getTaskDetailPath(taskId, loanId) + search,
    [search],
  );
  return { query, listAddress: list + search, caseAddress };
}
