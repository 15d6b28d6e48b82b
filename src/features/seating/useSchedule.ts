import { useWorkScheduleDutySumQuery, useWorkScheduleListingQuery } from '@/api/endpoints/management/workScheduleApi';

import { toTeamQuery } from './toTeamQuery';
import type { SeatingPlace } from './useSeatingPlace';

interface Question<Data> {
  readonly data?: Data;
  readonly currentData?: Data;
  readonly isFetching: boolean;
}

/** Returns the data to show: the previous response stays visible while the next one loads. If that fails, it is not shown as the result. */
const shown = <Data>({ data, currentData, isFetching }: Question<Data>): Data | undefined =>
  currentData ?? (isFetching ? data : undefined);

/** The agents of a page with their days, and the sums of each day. */
export function useSchedule({ team, period, page }: Pick<SeatingPlace, 'team' | 'period' | 'page'>) {
  const listing = useWorkScheduleListingQuery({ ...toTeamQuery(team), ...period, page });
  const sums = useWorkScheduleDutySumQuery({ ...toTeamQuery(team), ...period });
  const rows = shown(listing);
  const shownSums = shown(sums);
  return {
    rows,
    /** True if the rows belong to this period and team, even during a refetch. */
    isCurrent: listing.currentData !== undefined,
    sums: shownSums,
    error: rows ? undefined : listing.error,
    sumsError: shownSums ? undefined : sums.error,
    retry: () => {
      void listing.refetch();
      void sums.refetch();
    },
  };
}

/** Data of the schedule screen. */
export type Schedule = ReturnType<typeof useSchedule>;
