import type { TimelineEntry } from '@/contract/entities/timeline';
import { daysOf } from '@/features/caseDetail/timeline/timelineDays';

const entry = (id: string, time: Date): TimelineEntry => ({ id, kind: 'log', time: time.toISOString(), actor: null });

test("the timeline is cut into days of the user's own time zone, in its own order", () => {
  const late = entry('late', new Date(2026, 10, 20, 23, 59));
  const early = entry('early', new Date(2026, 10, 20, 0, 0));
  const before = entry('before', new Date(2026, 10, 19, 23, 59));
  expect(daysOf([late, early, before])).toEqual([
    { time: late.time, entries: [late, early] },
    { time: before.time, entries: [before] },
  ]);
  expect(daysOf([])).toEqual([]);
});
