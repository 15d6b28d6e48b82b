import type { LawFact } from '../codes/lawFact';
import type { ContactCase, KnownFact } from './contact';
import { dailyHours, nextOpeningTime } from './openHours';

/** Those of the facts that are known and speak of the channel. */
const getKnown = (facts: readonly LawFact[], { intent, facts: { known } }: ContactCase): KnownFact[] =>
  known.filter(({ fact, channel }) => facts.includes(fact) && (channel === undefined || channel === intent.channel));

/** The first of some moments, of which some never come; null: none does. */
export function earliest(moments: readonly (number | null)[]): number | null {
  const first = Math.min(...moments.map((each) => each ?? Infinity));
  return first === Infinity ? null : first;
}

/** The first moment from `at` on at which it holds; an agreement on hours that names none never does. */
function whenHolds(
  { fact, from = -Infinity, until = Infinity, hours }: KnownFact,
  at: number,
  zone: string,
): number | null {
  const begins = Math.max(at, from);
  if (fact === 'hoursAgreed' && hours === undefined) return null;
  const holds = hours === undefined ? begins : nextOpeningTime(dailyHours(hours), begins, zone);
  return (holds ?? Infinity) < until ? holds : null;
}

/** The first moment from `at` on at which any of the facts holds; null: never. */
export const whenAnyHolds = (facts: readonly LawFact[], contact: ContactCase, when: { at: number; zone: string }) =>
  earliest(getKnown(facts, contact).map((known) => whenHolds(known, when.at, when.zone)));

/** The first moment from `at` on at which a fact does not hold; null: never. Only unwanted hours end with the hour: what else stops a contact stops it all day. */
function whenOver(
  { fact, from = -Infinity, until = Infinity, hours }: KnownFact,
  { at, zone }: { at: number; zone: string },
): number | null {
  if (at < from) return at;
  const free = fact === 'hoursUnwanted' && hours ? nextOpeningTime(dailyHours([hours[1], hours[0]]), at, zone) : null;
  return earliest([free, Math.max(at, until)]);
}

/** A moment before which one of the facts holds always, or `at` where none does; null: never. */
export const whenNoneHolds = (
  facts: readonly LawFact[],
  contact: ContactCase,
  { at, zone }: { at: number; zone: string },
) =>
  getKnown(facts, contact).reduce<number | null>(
    (moment, fact) => (moment === null ? null : whenOver(fact, { at: moment, zone })),
    at,
  );
