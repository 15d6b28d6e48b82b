import { queueListQuery } from '@/contract/entities/management/queue';
import { PAGE_SIZE_MESSAGES } from '@/contract/limits';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useMemo } from 'react';

/** Reads filters, order and page of the queues from the address (RT-08). */
export function useQueueList() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListUrl(queueListQuery, params), [params]);
  const change = (changes: Readonly<Record<string, string | number | undefined>>) =>
    setParams((current) => writeListUrl(current, changes));
  const { page = 1, ...filters } = query;
  const place: TableQuery = {
    page: Number(page),
    size: PAGE_SIZE_MESSAGES,
    sort: query.sort ?? 'unassigned',
    order: query.order ?? 'desc',
  };
  return {
    query,
    /** Query without the page. */
    asked: filters,
    place,
    change,
    isFiltered: query.text !== undefined || query.type !== undefined,
    onPlace: (next: TableQuery) =>
      change({ sort: next.sort, order: next.order, page: next.page > 1 ? next.page : undefined }),
  };
}
