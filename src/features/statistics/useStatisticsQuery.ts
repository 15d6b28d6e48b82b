import { statisticsQuery } from '@/contract/entities/management/statistics';
import { PAGE_SIZE_STATISTICS } from '@/contract/limits';
import { STATISTICS_LIST } from '@/contract/lists/boardLists';
import { useListOrder } from '@/ui/list/useListOrder';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';

/** Reads day, order and page of the statistics from the address (RT-08). */
export function useStatisticsQuery() {
  const [params, setParams] = useSearchParams();
  const { date = 'today', page = 1 } = readListUrl(statisticsQuery, params);
  const order = useListOrder(STATISTICS_LIST);
  const place: TableQuery = { page: Number(page), size: PAGE_SIZE_STATISTICS, ...order };
  return {
    /** Without the page. */
    asked: { date, ...order },
    place,
    change: (changes: Parameters<typeof writeListUrl>[1]) => setParams((current) => writeListUrl(current, changes)),
  };
}
