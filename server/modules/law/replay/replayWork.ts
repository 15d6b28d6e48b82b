import { addDays, startOfDay } from '../../../values/calendarDay';
import { historySince } from '../historyReach';
import { getPacks, type ReplayedBy } from './replayPacks';
import type { ReplayWork } from './replayedPage';

/** Days of the institution, both included. */
export interface ReplayedDays {
  readonly fromDay: string;
  readonly toDay: string;
}

/** Returns the parameters of a replay without the borrowers, and the time since which contacts have to be read. */
export function replayWork(
  { fromDay, toDay, ...by }: ReplayedDays & ReplayedBy,
  owner: Pick<ReplayWork, 'timeZone' | 'ownName'>,
): Omit<ReplayWork, 'borrowers'> & { readonly since: Date } {
  const { timeZone } = owner;
  const packs = getPacks(by);
  const from = startOfDay(fromDay, timeZone);
  return { packs, from, until: startOfDay(addDays(toDay, 1), timeZone), ...owner, since: historySince(packs, from) };
}
