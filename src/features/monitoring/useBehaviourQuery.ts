import { behaviourDetailQuery } from '@/contract/entities/behaviour';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { readListUrl, writeListUrl } from '@/ui/listUrl';
import type { TableQuery } from '@/ui/tableQuery';
import { useSearchParams } from '@/ui/useSearchParams';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';

/** Whose records, with filters and page, as they stand in the address (RT-08). */
export function useBehaviourQuery() {
  const { id: userId = '' } = useParams();
  const [params, setParams] = useSearchParams();
  const read = useMemo(() => readListUrl(behaviourDetailQuery, params), [params]);
  const { page, ...filter } = read;
  const place: TableQuery = { page: Number(page ?? 1), size: PAGE_SIZE_TABLE };
  return {
    query: { ...read, userId },
    filter: { ...filter, userId },
    place,
    change: (changes: Parameters<typeof writeListUrl>[1]) => setParams((current) => writeListUrl(current, changes)),
  };
}
