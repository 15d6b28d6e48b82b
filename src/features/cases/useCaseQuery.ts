import { PAGE_SIZE_TASKS } from '@/contract/limits';
import { writeListUrl } from '@/ui/list/listUrl';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useCallback, useMemo } from 'react';

import { listedIn } from './listedIn';

/** Changes of a list's address: a name and its new value; undefined takes it out. */
export type AddressChanges = Readonly<Record<string, string | number | undefined>>;

/** Parameters that are not saved: a page is only momentary, and a borrower's phone number must not be stored. */
const NOT_SAVED: readonly string[] = ['page', 'size', 'scope', 'borrowerPhone'];

/** Returns the part of the address worth saving, or '' if only the sort order is left. */
function searchToSave(params: URLSearchParams, query: object): string {
  const kept = [...params].filter(([name]) => name in query && !NOT_SAVED.includes(name));
  const isFiltered = kept.some(([name]) => name !== 'sort' && name !== 'order');
  return isFiltered ? new URLSearchParams(kept).toString() : '';
}

/** Reads filters, order and page of a case list from its address (RT-08). */
export function useCaseQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => listedIn(params), [params]);
  const change = useCallback(
    (changes: AddressChanges) => setParams((current) => writeListUrl(current, changes)),
    [setParams],
  );
  const clear = useCallback(() => setParams(new URLSearchParams()), [setParams]);
  const restore = useCallback((search: string) => setParams(new URLSearchParams(search)), [setParams]);
  const onPlace = useCallback(
    ({ page, sort, order }: TableQuery) => change({ sort, order, page: page > 1 ? page : undefined }),
    [change],
  );
  return useMemo(() => {
    const { page = 1, sort, order } = query;
    const place: TableQuery = { page: Number(page), size: PAGE_SIZE_TASKS, sort, order };
    return { query, place, onPlace, change, clear, saved: searchToSave(params, query), restore };
  }, [query, params, onPlace, change, clear, restore]);
}
