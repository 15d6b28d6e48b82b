import { useTaskWorkTimelineQuery } from '@/api/endpoints/cases/taskWorkApi';
import { TIMELINE_PER_PAGE } from '@/contract/ourLimits';

interface Place {
  readonly taskId: string;
  /** Separated by commas; empty for all. */
  readonly kinds: string;
  readonly page: number;
}

/** A page of the timeline, and when the last entry of the page before happened: its day may go on here. */
export function useTimelinePage({ taskId, kinds, page }: Place) {
  const query = { id: taskId, size: TIMELINE_PER_PAGE, ...(kinds !== '' && { kinds }) };
  const own = useTaskWorkTimelineQuery({ ...query, page });
  const before = useTaskWorkTimelineQuery({ ...query, page: page - 1 }, { skip: page === 1 });
  return { ...own, timeBefore: before.currentData?.result.at(-1)?.time };
}
