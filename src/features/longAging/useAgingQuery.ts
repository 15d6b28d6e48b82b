import { longAgingQuery } from '@/contract/entities/cases/longAging';
import { PAGE_SIZE_TASKS } from '@/contract/limits';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useMemo } from 'react';

/** The three searches of the long-aging list. */
export const AGING_SEARCHES = ['borrowerId', 'borrowerName', 'borrowerPhone'] as const;

/** Search texts. */
export type AgingSearchTexts = Readonly<Partial<Record<(typeof AGING_SEARCHES)[number], string | undefined>>>;

/** Reads search, order, page and the opened borrower of the long-aging list from its address (RT-08). */
export function useAgingQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListUrl(longAgingQuery, params), [params]);
  const change = (changes: Parameters<typeof writeListUrl>[1]) =>
    setParams((current) => writeListUrl(current, changes));
  const place: TableQuery = {
    page: Number(query.page ?? 1),
    size: PAGE_SIZE_TASKS,
    sort: query.sort,
    order: query.order,
  };
  const openId = params.get('open') ?? undefined;
  return {
    query,
    place,
    openId,
    isFiltered: AGING_SEARCHES.some((name) => query[name] !== undefined),
    onPlace: ({ page, sort, order }: TableQuery) =>
      change({ sort, order, open: undefined, page: page > 1 ? page : undefined }),
    search: (texts: AgingSearchTexts) => change({ ...texts, open: undefined }),
    toggle: (id: string) =>
      change({ open: id === openId ? undefined : id, page: place.page > 1 ? place.page : undefined }),
  };
}
