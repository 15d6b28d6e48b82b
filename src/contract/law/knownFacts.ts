import type { LawFact } from '../codes/lawFact';
import type { ContactCase, KnownFact } from './contact';
import { dailyHours, HORIZON_MS, whenOpen } from './openHours';

/** Those of the facts that are known and speak of the channel. */
const knownOf = (facts: readonly LawFact[], { intent, facts: { known } }: ContactCase): KnownFact[] =>
  known.filter(({ fact, channel }) => facts.includes(fact) && (channel === undefined || channel === intent.channel));

const earliest = (moments: readonly (number | null)[]): number | null =>
  moments.reduce((first, each) => (each === null || (first !== null && first <= each) ? first : each), null);

/** The first moment from `at` on at which it holds; an agreement on hours that names none never does. */
function whenHolds(
  { fact, from = -Infinity, until = Infinity, hours }: KnownFact,
  at: number,
  zone: string,
): number | null {
  const begins = Math.max(at, from);
  if (fact === 'hoursAgreed' && hours === undefined) return null;
  const holds = hours === undefined ? begins : whenOpen(dailyHours(hours), begins, zone);
  return holds !== null && holds < until ? holds : null;
}

/** The first moment from `at` on at which any of the facts holds; null: never. */
export const whenAnyHolds = (facts: readonly LawFact[], contact: ContactCase, when: { at: number; zone: string }) =>
  earliest(knownOf(facts, contact).map((known) => whenHolds(known, when.at, when.zone)));

/** The first moment from `at` on at which a fact does not hold; null: never. Only unwanted hours end with the hour: what else stops a contact stops it all day. */
function whenOver(
  { fact, from = -Infinity, until, hours }: KnownFact,
  { at, zone }: { at: number; zone: string },
): number | null {
  if (at < from || (until !== undefined && at >= until)) return at;
  const free = fact === 'hoursUnwanted' && hours ? whenOpen(dailyHours([hours[1], hours[0]]), at, zone) : null;
  return earliest([free, until ?? null]);
}

/** The first moment from `at` on at which none of the facts holds; null: never. */
export function whenNoneHolds(facts: readonly LawFact[], contact: ContactCase, when: { at: number; zone: string }) {
  const known = knownOf(facts, contact);
  let moment: number | null = when.at;
  for (;;) {
    const at: number = moment;
    for (const fact of known) {
      if (moment !== null) moment = whenOver(fact, { at: moment, zone: when.zone });
    }
    if (moment === null || moment === at || moment > when.at + HORIZON_MS) return moment;
  }
}
