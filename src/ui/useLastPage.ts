import { useEffect, useEffectEvent } from 'react';

import { writeListUrl } from './listUrl';
import type { TableQuery } from './tableQuery';
import { useSearchParams } from './useSearchParams';

interface Shown {
  readonly rows: { readonly result: readonly unknown[]; readonly totalCount: number } | undefined;
  readonly place: TableQuery;
  readonly isFetching: boolean;
  readonly onPlace: (place: TableQuery) => void;
}

/**
 * Redirects a page after the last one to the last one, as in a saved address of a list that became shorter. Returns true while rows are
 * still to come.
 */
export function useLastPage({ rows, place, isFetching, onPlace }: Shown): boolean {
  const [params, setParams] = useSearchParams();
  const last = Math.ceil((rows?.totalCount ?? 0) / place.size);
  const isBehind = !isFetching && rows?.result.length === 0 && last > 0 && place.page > last;
  const goToLast = useEffectEvent(() => {
    if (params.get('page') !== String(place.page)) return onPlace({ ...place, page: last });
    // Replaces the history entry, so that 'Back' does not return here.
    setParams((current) => writeListUrl(current, { page: last > 1 ? last : undefined }), { replace: true });
  });
  useEffect(() => {
    if (isBehind) goToLast();
  }, [isBehind]);
  return isFetching || isBehind;
}
