import { behaviourDetailQuery } from '@/contract/entities/management/behaviour';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';

/** Returns the person whose records are shown, with filters and page, from the address (RT-08). */
export function useBehaviourQuery() {
  const { id: userId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const read = useMemo(() => readListUrl(behaviourDetailQuery, params), [params]);
  const { page, ...filter } = read;
  const { sort, order } = read;
  const place: TableQuery = { page: Number(page ?? 1), size: PAGE_SIZE_TABLE, sort, order };
  const change = (changes: Parameters<typeof writeListUrl>[1]) =>
    setParams((current) => writeListUrl(current, changes));
  return {
    query: { ...read, userId },
    filter: { ...filter, userId },
    place,
    change,
    onPlace: (next: TableQuery) =>
      change({ sort: next.sort, order: next.order, page: next.page > 1 ? next.page : undefined }),
  };
}
