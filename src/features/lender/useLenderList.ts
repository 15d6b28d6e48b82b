import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useMemo } from 'react';
import type * as z from 'zod/mini';

type Changes = Parameters<typeof writeListUrl>[1];

/** Parameters of the address that are no filters. */
const LOOKS: readonly string[] = ['page', 'size', 'sort', 'order'];

/** Reads filters and page of a list of this screen from its address (RT-08). */
export function useLenderList<Schema extends z.ZodMiniObject>(schema: Schema) {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListUrl(schema, params), [schema, params]);
  const page = Number(params.get('page') ?? 1);
  const place: TableQuery = { page: page > 0 ? page : 1, size: PAGE_SIZE_TABLE };
  const change = (changes: Changes): void => setParams((current) => writeListUrl(current, changes));
  return {
    query,
    place,
    onPlace: ({ page: next, sort, order }: TableQuery): void =>
      change({ sort, order, page: next > 1 ? next : undefined }),
    change,
    isFiltered: Object.keys(query).some((name) => !LOOKS.includes(name)),
  };
}
