import type { LawFact } from '../codes/lawFactCodes';
import type { ContactCase, FactPeriod } from './contact';
import { createDailyHours, getNextOpeningTime } from './openHours';

/** Returns the known facts among these that apply to the channel. */
const getKnown = (facts: readonly LawFact[], { intent, facts: { known } }: ContactCase): FactPeriod[] =>
  known.filter(({ fact, channel }) => facts.includes(fact) && (channel === undefined || channel === intent.channel));

/** Returns the earliest of some moments; null entries never occur. null if all are null. */
export function getEarliest(moments: readonly (number | null)[]): number | null {
  const first = Math.min(...moments.map((each) => each ?? Infinity));
  return first === Infinity ? null : first;
}

/** Returns the first moment from `at` on at which the fact holds. An agreement on hours without hours never holds. */
function whenHolds(
  { fact, from = -Infinity, until = Infinity, hours }: FactPeriod,
  at: number,
  zone: string,
): number | null {
  const begins = Math.max(at, from);
  if (fact === 'hoursAgreed' && hours === undefined) return null;
  const holds = hours === undefined ? begins : getNextOpeningTime(createDailyHours(hours), begins, zone);
  return (holds ?? Infinity) < until ? holds : null;
}

/** Returns the first moment from `at` on at which any of the facts holds; null means never. */
export const getFirstStart = (facts: readonly LawFact[], contact: ContactCase, when: { at: number; zone: string }) =>
  getEarliest(getKnown(facts, contact).map((known) => whenHolds(known, when.at, when.zone)));

/**
 * Returns the first moment from `at` on at which a fact does not hold; null means never. Only unwanted hours end within the day; any other
 * fact applies all day.
 */
function whenOver(
  { fact, from = -Infinity, until = Infinity, hours }: FactPeriod,
  { at, zone }: { at: number; zone: string },
): number | null {
  if (at < from) return at;
  const free =
    fact === 'hoursUnwanted' && hours ? getNextOpeningTime(createDailyHours([hours[1], hours[0]]), at, zone) : null;
  return getEarliest([free, Math.max(at, until)]);
}

/** Returns a moment before which one of the facts always holds, or `at` if none does; null means never. */
export const getLastEnd = (
  facts: readonly LawFact[],
  contact: ContactCase,
  { at, zone }: { at: number; zone: string },
) =>
  getKnown(facts, contact).reduce<number | null>(
    (moment, fact) => (moment === null ? null : whenOver(fact, { at: moment, zone })),
    at,
  );
