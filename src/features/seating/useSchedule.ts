import { useWorkScheduleDutySumQuery, useWorkScheduleListingQuery } from '@/api/workScheduleApi';

import { ofTeam } from './ofTeam';
import type { SeatingPlace } from './useSeatingPlace';

interface Question<Data> {
  readonly data?: Data;
  readonly currentData?: Data;
  readonly isFetching: boolean;
}

/** What was shown last stays while the next comes; when that fails, it must not stand for it. */
const shown = <Data>({ data, currentData, isFetching }: Question<Data>): Data | undefined =>
  currentData ?? (isFetching ? data : undefined);

/** The agents of a page with their days, and the sums of each day. */
export function useSchedule({ team, period, page }: Pick<SeatingPlace, 'team' | 'period' | 'page'>) {
  const listing = useWorkScheduleListingQuery({ ...ofTeam(team), ...period, page });
  const sums = useWorkScheduleDutySumQuery({ ...ofTeam(team), ...period });
  const rows = shown(listing);
  const shownSums = shown(sums);
  return {
    rows,
    /** The rows are those of this period and team, be they being asked for again. */
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

/** What the schedule screen shows. */
export type Schedule = ReturnType<typeof useSchedule>;
