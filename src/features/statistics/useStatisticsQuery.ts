import type { ReportDay } from '@/contract/codes/reportDay';
import { statisticsQuery } from '@/contract/entities/statistics';
import { PAGE_SIZE_STATISTICS } from '@/contract/limits';
import { readListUrl, writeListUrl } from '@/ui/listUrl';
import type { TableQuery } from '@/ui/tableQuery';
import { useSearchParams } from '@/ui/useSearchParams';
import { useCallback } from 'react';

/** Day and page of the statistics, as they stand in the address (RT-08). */
export function useStatisticsQuery() {
  const [params, setParams] = useSearchParams();
  const query = readListUrl(statisticsQuery, params);
  const date: ReportDay = query.date ?? 'today';
  const place: TableQuery = { page: Number(query.page ?? 1), size: PAGE_SIZE_STATISTICS };
  const change = useCallback(
    (changes: { readonly date?: ReportDay; readonly page?: number | undefined }) =>
      setParams((current) => writeListUrl(current, changes)),
    [setParams],
  );
  return { date, place, change };
}
