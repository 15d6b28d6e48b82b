import { approvalsQuery, type ApprovalView } from '@/contract/entities/management/approval';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { usePermission } from '@/ui/screen/currentUser';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';

type Changes = Parameters<typeof writeListUrl>[1];

/** Reads view, kind, order and page of the requests from the address (RT-08). Approvers start with the pending requests. */
export function useApprovalList() {
  const [params, setParams] = useSearchParams();
  const decides = usePermission('approvals.decide');
  const { page = 1, ...query } = readListUrl(approvalsQuery, params);
  const view: ApprovalView = query.view ?? (decides ? 'toDecide' : 'mine');
  const change = (changes: Changes): void => setParams((current) => writeListUrl(current, changes));
  const place: TableQuery = { page: Number(page), size: PAGE_SIZE_TABLE, sort: query.sort, order: query.order };
  return {
    /** Query without the page. */
    asked: { ...query, view },
    query: { ...query, view, page: place.page },
    place,
    onPlace: ({ page: next, sort, order }: TableQuery): void =>
      change({ sort, order, page: next > 1 ? next : undefined }),
    change,
    /** Switches to another view, which has a separate order and columns. */
    open: (next: string): void =>
      change({ view: next, sort: undefined, order: undefined, columns: undefined, density: undefined }),
  };
}

/** State of the address of the requests, and the functions to change it. */
export type ApprovalList = ReturnType<typeof useApprovalList>;
