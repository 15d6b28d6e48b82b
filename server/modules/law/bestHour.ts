import { type HourOfAnswers, hourAt, hoursOfAnswers, whenHourComes } from '@/contract/law/bestHour';
import { evaluateContact, type Intended, type KnownBorrower } from './decideFor';

/** The hour at which a borrower is best called, on the borrower's clock. */
export interface BestHour extends HourOfAnswers {
  readonly zone: string;
  /** It is that hour now. */
  readonly isNow: boolean;
}

/** What the hour is asked of. */
interface Asked {
  readonly known: KnownBorrower;
  readonly to: Intended['to'];
  /** The share of calls that are answered in the institution. */
  readonly usual: number;
  readonly now: Date;
}

/** Whether a call may be made when the hour comes next: what is kept of the borrower is never a reason against the rules. */
function isOpen({ hour }: HourOfAnswers, zone: string, { known, to, now }: Asked): boolean {
  const at = whenHourComes(hour, now.getTime(), zone);
  if (at === null) return false;
  return evaluateContact(known, { to, channel: 'call' }, new Date(at)).told.verdict !== 'deny';
}

/** The hour at which a borrower has answered best and may be called; null: nothing is known, or not on whose clock (LC-06). */
export function bestHour(asked: Asked): BestHour | null {
  const { known, to, usual, now } = asked;
  const [zone, ...others] = known.zonesFor(to.phone).zones;
  if (zone === undefined || others.length > 0) return null;
  const best = hoursOfAnswers(known.history, { zone, usual }).find((each) => isOpen(each, zone, asked));
  return best === undefined ? null : { ...best, zone, isNow: best.hour === hourAt(now.getTime(), zone) };
}
