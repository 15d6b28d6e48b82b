import { systemUserFilters, systemUserQuery } from '@/contract/entities/users/systemUser';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import type { ManyUsersRequest } from '@/contract/entities/users/userOperation';
import { useMemo } from 'react';

/** Filters of the fields above the list. */
export const USER_FILTERS = ['name', 'role', 'groupId', 'queueId', 'status'] as const;

/** Filters of the user list in the address. */
export type UserFilterTexts = Readonly<
  Partial<Record<(typeof USER_FILTERS)[number] | 'attention', string | undefined>>
>;

/** Filters of the user list in a request. */
export type UserFilters = Extract<ManyUsersRequest['selection'], { filters: unknown }>['filters'];

const FILTER_NAMES: readonly string[] = Object.keys(systemUserFilters);

/** Reads filters and page of the user list from its address (RT-08). */
export function useUserQuery() {
  const [params, setParams] = useSearchParams();
  const query = useMemo(() => readListUrl(systemUserQuery, params), [params]);
  const { name, role, status, attention } = query;
  // In an address every value is text.
  const chosen: UserFilterTexts = {
    name,
    role,
    status,
    attention,
    groupId: params.get('groupId') ?? undefined,
    queueId: params.get('queueId') ?? undefined,
  };
  const change = (changes: Parameters<typeof writeListUrl>[1]) =>
    setParams((current) => writeListUrl(current, changes));
  const { page = 1, ...asked } = query;
  const place: TableQuery = { page: Number(page), size: PAGE_SIZE_TABLE, sort: query.sort, order: query.order };
  const filters: UserFilters = Object.fromEntries(
    Object.entries(query).filter(([field]) => FILTER_NAMES.includes(field)),
  );
  return {
    query,
    filters,
    /** Query without the page. */
    asked,
    chosen,
    place,
    isFiltered: Object.values(chosen).some((value) => value !== undefined),
    onPlace: (next: TableQuery) =>
      change({ sort: next.sort, order: next.order, page: next.page > 1 ? next.page : undefined }),
    filter: (texts: UserFilterTexts) => change({ ...texts }),
  };
}
