import type { LawChannel } from '../codes/lawChannel';
import type { HolidayCountry } from '../codes/holidayCountry';
import { packsOn } from './chosenPacks';
import { NEEDED } from './countedContacts';
import type { CapRule, CountedAs, Counting, GapRule, RulePack, LawRule, WindowRule } from './lawPack';

/** The pack of an institution's own rules. */
export const OWN_PACK = 'OWN';

/** A rule that an institution adds: contacts by these channels only in these hours, only so many, or only so far apart (LC-02). It can only refuse. */
export type OwnRule = { readonly channels: LawChannel[] } & (
  | {
      readonly kind: 'window';
      readonly days: number[];
      readonly from: string;
      readonly to: string;
      /** Closed on the public holidays of this country; without it they are days as others. */
      readonly holidayCountry?: HolidayCountry | undefined;
    }
  | {
      readonly kind: 'cap';
      readonly limit: number;
      readonly period: 'day' | 'week' | 'month';
      readonly counts: CountedAs;
    }
  | { readonly kind: 'gap'; readonly gapDays: number }
);

/** What the names of own rules begin with. */
const OWN_ID = 'own.';
const isOwnId = (id: string): boolean => id.startsWith(OWN_ID);

const inOrder = (days: readonly number[]): number[] => days.toSorted((one, other) => one - other);

/** What a rule says, as its name: of two with one name one is too many. */
export function ownRuleId(rule: OwnRule): string {
  const channels = rule.channels.toSorted().join('-');
  if (rule.kind === 'window') {
    const closed = rule.holidayCountry === undefined ? '' : `.closed-${rule.holidayCountry}`;
    return `${OWN_ID}window.${channels}.${inOrder(rule.days).join('')}.${rule.from}-${rule.to}${closed}`;
  }
  if (rule.kind === 'cap') return `${OWN_ID}cap.${channels}.${rule.limit}.${rule.period}.${rule.counts}`;
  return `${OWN_ID}gap.${channels}.${rule.gapDays}`;
}

/** Whatever an own rule counts, it names the channels of. */
type OwnCount = (CapRule | GapRule) & { readonly channels: readonly LawChannel[] };

const getDemand = (rule: OwnRule): WindowRule | OwnCount => {
  const { channels } = rule;
  if (rule.kind === 'window') {
    const { days, from, to, holidayCountry } = rule;
    const holidays = holidayCountry === undefined ? 'open' : 'closed';
    return { kind: 'window', open: [{ days: inOrder(days), from, to }], holidays };
  }
  if (rule.kind === 'gap') return { kind: 'gap', days: rule.gapDays, channels, per: ['person'], counts: 'attempt' };
  const { limit, period, counts } = rule;
  return { kind: 'cap', limit, period: { calendar: period }, channels, per: ['person'], counts };
};

/** An own rule as the function asks it. */
export const asLawRule = (rule: OwnRule): LawRule => ({
  ...getDemand(rule),
  id: ownRuleId(rule),
  on: { channel: rule.channels },
  effect: 'deny',
  source: 'own',
  article: '–',
  confidence: 'high',
});

/** Whether a rule speaks of every contact by the channels: nothing but the channel lets anybody out of it. */
function coversAll({ effect, on = {}, waivedBy = [] }: LawRule, channels: readonly LawChannel[]): boolean {
  const { channel, ...others } = on;
  const isFree = waivedBy.length === 0 && Object.keys(others).length === 0;
  return effect === 'deny' && isFree && (channel === undefined || channels.every((each) => channel.includes(each)));
}

const getMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const isOpen = ({ open }: WindowRule, day: number, minute: number): boolean =>
  open.some(({ days, from, to }) => days.includes(day) && getMinutes(from) <= minute && minute < getMinutes(to));

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const MINUTES = Array.from({ length: 24 * 60 }, (_, minute) => minute);

/** Another of the own rules closes on the same holidays; of a pack's nobody knows whether they are the same. */
const closesHolidays = ({ id, holidays }: LawRule & WindowRule): boolean => holidays === 'closed' && isOwnId(id);

/** Each minute of the week, and each holiday, that it closes is closed by others. */
const closesNothing = (rule: WindowRule, others: readonly (LawRule & WindowRule)[]): boolean =>
  (rule.holidays === 'open' || others.some(closesHolidays)) &&
  DAYS.every((day) =>
    MINUTES.every((minute) => isOpen(rule, day, minute) || others.some((other) => !isOpen(other, day, minute))),
  );

/** Whether another counts at least what a rule counts. */
const countsAll = ({ channels, per, consentExempt, counts }: Counting, rule: OwnCount): boolean =>
  (channels === undefined || rule.channels.every((each) => channels.includes(each))) &&
  per.every((each) => each === 'person') &&
  consentExempt !== true &&
  NEEDED[counts] <= NEEDED[rule.counts];

const isSamePeriod = (one: CapRule, other: CapRule): boolean =>
  JSON.stringify(one.period) === JSON.stringify(other.period);

/** Whether a rule refuses nothing that others do not refuse already (LC-02). In doubt it does. */
export function changesNothing(own: OwnRule, others: readonly LawRule[]): boolean {
  const rule = getDemand(own);
  const covering = others.filter((each) => coversAll(each, own.channels));
  if (rule.kind === 'window') {
    return closesNothing(
      rule,
      covering.filter((each) => each.kind === 'window'),
    );
  }
  return covering.some((other) => {
    if (rule.kind === 'cap') {
      return other.kind === 'cap' && countsAll(other, rule) && isSamePeriod(other, rule) && other.limit <= rule.limit;
    }
    return other.kind === 'gap' && countsAll(other, rule) && other.days >= rule.days;
  });
}

/** The rules of the packs that are in force on a day. */
export const rulesInForce = (packs: readonly RulePack[], today: string): LawRule[] =>
  packsOn(packs, today).flatMap(({ rules }) => rules);

/** The first of the own rules that changes nothing beside those of the packs and the own ones before it. */
export const needlessRule = (own: readonly OwnRule[], packs: readonly RulePack[], today: string): OwnRule | undefined =>
  own.find((rule, at) => changesNothing(rule, [...rulesInForce(packs, today), ...own.slice(0, at).map(asLawRule)]));
