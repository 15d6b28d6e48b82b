import { addDays, startOfDay } from '../../../values/toCalendarDay';
import { getContactsSince } from '../historyReach';
import { getPacks, type ReplayPacks } from './replayPacks';
import type { ReplayWork } from './replayBorrowerPage';

/** Days of the institution, both included. */
export interface ReplayedDays {
  readonly fromDay: string;
  readonly toDay: string;
}

/** Returns the parameters of a replay without the borrowers, and the time since which contacts have to be read. */
export function replayWork(
  { fromDay, toDay, ...by }: ReplayedDays & ReplayPacks,
  owner: Pick<ReplayWork, 'timeZone' | 'ownName'>,
): Omit<ReplayWork, 'borrowers'> & { readonly since: Date } {
  const { timeZone } = owner;
  const packs = getPacks(by);
  const from = startOfDay(fromDay, timeZone);
  return {
    packs,
    from,
    until: startOfDay(addDays(toDay, 1), timeZone),
    ...owner,
    since: getContactsSince(packs, from),
  };
}
