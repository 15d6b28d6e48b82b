import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { getDays } from '@/features/caseDetail/timeline/timelineDays';

const ZONE = 'America/Mexico_City';
const entry = (id: string, time: Date): TimelineEntry => ({ id, kind: 'log', time: time.toISOString(), actor: null });

test("the timeline is cut into days of the institution's time zone, in its own order", () => {
  const late = entry('late', new Date('2026-11-21T05:59Z'));
  const early = entry('early', new Date('2026-11-20T06:00Z'));
  const before = entry('before', new Date('2026-11-20T05:59Z'));
  expect(getDays([late, early, before], ZONE)).toEqual([
    { time: late.time, entries: [late, early] },
    { time: before.time, entries: [before] },
  ]);
  expect(getDays([], ZONE)).toEqual([]);
});
