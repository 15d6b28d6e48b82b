import { behaviourCountQuery } from '@/contract/entities/management/behaviour';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useMemo } from 'react';

/** Reads filters and page of the monitoring list from its address (RT-08). */
export function useMonitoringQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListUrl(behaviourCountQuery, params), [params]);
  const { page, ...filter } = query;
  const { sort, order } = query;
  const place: TableQuery = { page: Number(page ?? 1), size: PAGE_SIZE_TABLE, sort, order };
  const change = (changes: Parameters<typeof writeListUrl>[1]) =>
    setParams((current) => writeListUrl(current, changes));
  return {
    query,
    filter,
    place,
    isFiltered: Object.keys(filter).some((name) => name !== 'sort' && name !== 'order'),
    change,
    onPlace: (next: TableQuery) =>
      change({ sort: next.sort, order: next.order, page: next.page > 1 ? next.page : undefined }),
  };
}
