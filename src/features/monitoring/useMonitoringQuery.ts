import { behaviourCountQuery } from '@/contract/entities/behaviour';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { readListUrl, writeListUrl } from '@/ui/listUrl';
import type { TableQuery } from '@/ui/tableQuery';
import { useSearchParams } from '@/ui/useSearchParams';
import { useMemo } from 'react';

/** Filters and page of the monitoring list, as they stand in its address (RT-08). */
export function useMonitoringQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListUrl(behaviourCountQuery, params), [params]);
  const { page, ...filter } = query;
  const place: TableQuery = { page: Number(page ?? 1), size: PAGE_SIZE_TABLE };
  return {
    query,
    filter,
    place,
    isFiltered: Object.keys(filter).length > 0,
    change: (changes: Parameters<typeof writeListUrl>[1]) => setParams((current) => writeListUrl(current, changes)),
  };
}
