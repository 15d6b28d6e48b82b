import { taskListingQuery } from '@/contract/entities/cases/task';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { taskApi } from '@/api/endpoints/cases/taskApi';
import { taskViewApi } from '@/api/endpoints/cases/taskViewApi';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { PAGE_SIZE_TASKS } from '@/contract/limits';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useCallback, useMemo } from 'react';
import { useCurrentUser } from '@/ui/screen/currentUser';

/** Parses the query of a case list from the address; unknown parameters are ignored. */
const listedIn = (params: URLSearchParams) => readListUrl(taskListingQuery, params);

interface ListState {
  /** The query of the address. */
  readonly params: URLSearchParams;
  /** True if the pending counts are needed (QuickFilters). */
  readonly hasCounts: boolean;
}

/** Prefetches the data of /case/list at an address before it renders. */
export function prefetchCaseList(
  dispatch: ThunkDispatch<object, unknown, UnknownAction>,
  { params, hasCounts }: ListState,
): void {
  const ahead = { subscribe: false };
  const { taskListing } = taskApi.endpoints;
  void dispatch(taskListing.initiate({ ...listedIn(params), scope: 'visible' }, ahead));
  const { taskViewSpecialColumn, taskViewListCount } = taskViewApi.endpoints;
  void dispatch(taskViewSpecialColumn.initiate({ list: 'caseList' }, ahead));
  if (hasCounts) void dispatch(taskViewListCount.initiate(undefined, ahead));
}

/** Changes of a list's address: a name and its new value; undefined takes it out. */
type AddressChanges = Readonly<Record<string, string | number | undefined>>;

/** Parameters that are not saved: a page is only momentary, and a borrower's phone number must not be stored. */
const NOT_SAVED: readonly string[] = ['page', 'size', 'scope', 'borrowerPhone'];

/** Returns the part of the address worth saving, or '' if only the sort order is left. */
function searchToSave(params: URLSearchParams, query: object): string {
  const saved = [...params].filter(([name]) => name in query && !NOT_SAVED.includes(name));
  const isFiltered = saved.some(([name]) => name !== 'sort' && name !== 'order');
  return isFiltered ? new URLSearchParams(saved).toString() : '';
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

/** Members see their own cases and no others (RO-01). */
export const ownsAllVisibleCases = (role: string | undefined): boolean => role === 'member';

/** Returns true if all cases visible to the signed-in user are their own. */
export const useOwnsAllVisibleCases = (): boolean => ownsAllVisibleCases(useCurrentUser()?.role);
