import { complaintFilters, complaintListsQuery } from '@/contract/entities/management/complaint';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useMemo } from 'react';

const FILTER_NAMES = Object.keys(complaintFilters);

/** Reads state, filters, page and the opened complaint of the list from its address (RT-08). */
export function useComplaintList() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListUrl(complaintListsQuery, params), [params]);
  const { page = 1, ...filters } = query;
  const place: TableQuery = { page: Number(page), size: PAGE_SIZE_TABLE, sort: query.sort, order: query.order };
  const change = (changes: Parameters<typeof writeListUrl>[1]) =>
    setParams((current) => writeListUrl(current, changes));
  const openId = params.get('id') ?? undefined;
  const addressOf = (id: string): string => {
    const next = new URLSearchParams(params);
    next.set('id', id);
    return `?${next.toString()}`;
  };
  return {
    query,
    /** Query without the page. */
    asked: filters,
    place,
    onPlace: (next: TableQuery) =>
      change({ sort: next.sort, order: next.order, page: next.page > 1 ? next.page : undefined }),
    openId,
    isFiltered: FILTER_NAMES.some((name) => params.has(name)),
    addressOf,
    change,
    clear: () =>
      setParams((current) => writeListUrl(current, Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined])))),
    close: () =>
      setParams((current) => {
        const next = new URLSearchParams(current);
        next.delete('id');
        return next;
      }),
  };
}

/** The list's address and what can be done with it. */
export type ComplaintList = ReturnType<typeof useComplaintList>;
