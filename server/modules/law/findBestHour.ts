import { type HourOfAnswers, getHour, countAnswersByHour, getNextHour } from '@/contract/law/bestHour';
import { evaluateContact, type IntendedContact, type BorrowerFacts } from './decideFor';

/** The hour at which a borrower is best called, on the borrower's clock. */
export interface BestHour extends HourOfAnswers {
  readonly zone: string;
  /** True during that hour. */
  readonly isNow: boolean;
}

/** Borrower, contact and time for which the best hour is calculated. */
interface BestHourRequest {
  readonly known: BorrowerFacts;
  readonly to: IntendedContact['to'];
  /** Ratio of answered calls in the institution. */
  readonly usual: number;
  readonly now: Date;
}

/** Returns true if the rules permit a call when the hour comes next: statistics about the borrower never override the rules. */
function isOpen({ hour }: HourOfAnswers, zone: string, { known, to, now }: BestHourRequest): boolean {
  const at = getNextHour(hour, now.getTime(), zone);
  if (at === null) return false;
  return evaluateContact(known, { to, channel: 'call' }, new Date(at)).told.verdict !== 'deny';
}

/** Returns the hour in which a borrower has answered most often and may be called; null without data or with several time zones (LC-06). */
export function findBestHour(request: BestHourRequest): BestHour | null {
  const { known, to, usual, now } = request;
  const [zone, ...others] = known.zonesFor(to.phone).zones;
  if (zone === undefined || others.length > 0) return null;
  const best = countAnswersByHour(known.history, { zone, usual }).find((each) => isOpen(each, zone, request));
  return best === undefined ? null : { ...best, zone, isNow: best.hour === getHour(now.getTime(), zone) };
}
