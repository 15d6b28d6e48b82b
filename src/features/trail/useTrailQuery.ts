import { trailLoginsQuery } from '@/contract/entities/users/trail';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useMemo } from 'react';

/** Reads filters, page and the opened sign-in of the trail from its address (RT-08). */
export function useTrailQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListUrl(trailLoginsQuery, params), [params]);
  const { page, of: _, sort, order, ...filter } = query;
  const place: TableQuery = { page: Number(page ?? 1), size: PAGE_SIZE_TABLE, sort, order };
  const openId = params.get('open') ?? undefined;
  /** Returns the address with a sign-in opened or closed; the list behind it is unchanged. */
  const addressOf = (open: string | undefined): string =>
    `?${writeListUrl(params, { open, page: place.page > 1 ? place.page : undefined }).toString()}`;
  return {
    query,
    filter,
    place,
    openId,
    /** The guide for auditors is open instead of the list. */
    isGuide: params.get('guide') !== null,
    addressOf,
    isFiltered: Object.keys(filter).length > 0,
    change: (changes: Parameters<typeof writeListUrl>[1]) => setParams((current) => writeListUrl(current, changes)),
  };
}

/** The trail's place in its address. */
export type TrailQuery = ReturnType<typeof useTrailQuery>;
