import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { getDayInZone } from '@/ui/dates/institutionDay';

/** Events of one day, newest first; `time` is that of its newest entry. */
export interface TimelineDay {
  readonly time: string;
  readonly entries: readonly TimelineEntry[];
}

/** Entries in their order, by the zone's day. */
export function getDays(entries: readonly TimelineEntry[], zone: string | undefined): readonly TimelineDay[] {
  const days = new Map<string, { time: string; entries: TimelineEntry[] }>();
  for (const entry of entries) {
    const day = getDayInZone(Date.parse(entry.time), zone);
    const known = days.get(day);
    if (known) known.entries.push(entry);
    else days.set(day, { time: entry.time, entries: [entry] });
  }
  return [...days.values()];
}
