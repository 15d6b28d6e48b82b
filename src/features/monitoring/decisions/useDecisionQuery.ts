import { decisionsQuery } from '@/contract/entities/law/contactDecision';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useMemo } from 'react';

/** Filters and page of the decisions, as the address has them (RT-08). */
export function useDecisionQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListUrl(decisionsQuery, params), [params]);
  const { page, ...filter } = query;
  const place: TableQuery = { page: Number(page ?? 1), size: PAGE_SIZE_TABLE };
  const change = (changes: Parameters<typeof writeListUrl>[1]) =>
    setParams((current) => writeListUrl(current, changes));
  return {
    query,
    filter,
    place,
    isFiltered: Object.keys(filter).length > 0,
    change,
    onPlace: (next: TableQuery) => change({ page: next.page > 1 ? next.page : undefined }),
  };
}
