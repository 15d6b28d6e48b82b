import { queueTasksQuery, queueTaskFilters, type Selection } from '@/contract/entities/management/binding';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useMemo } from 'react';

type Filters = Extract<Selection, { filters: unknown }>['filters'];

const FILTER_NAMES: readonly string[] = Object.keys(queueTaskFilters);

/** Reads filters, order and page of a queue's cases, and the tracked assignment, from the address (RT-08). */
export function useQueueTasks(queueId: string) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => ({ ...readListUrl(queueTasksQuery, params), queueId }), [params, queueId]);
  const change = (changes: Readonly<Record<string, string | number | undefined>>) =>
    setParams((current) => writeListUrl(current, changes));
  const filters: Filters = Object.fromEntries(Object.entries(query).filter(([name]) => FILTER_NAMES.includes(name)));
  const { page = 1, ...asked } = query;
  const place: TableQuery = {
    page: Number(page),
    size: PAGE_SIZE_TABLE,
    sort: query.sort ?? 'penaltyDay',
    order: query.order ?? 'desc',
  };
  return {
    query,
    /** Query without the page. */
    asked,
    filters,
    place,
    change,
    isFiltered: Object.keys(filters).length > 0,
    onPlace: (next: TableQuery) =>
      change({ sort: next.sort, order: next.order, page: next.page > 1 ? next.page : undefined }),
    clear: () => change(Object.fromEntries(FILTER_NAMES.map((name) => [name, undefined]))),
    /** Assignment whose progress and result are shown above the list. */
    operationId: params.get('operation') ?? undefined,
    follow: (operation: string | undefined) => change({ operation, page: place.page > 1 ? place.page : undefined }),
  };
}
