import type { LawChannel, HolidayCountry } from '../codes/lawCodes';
import { filterPacksByDay } from './selectPacks';
import { MINIMUM_OUTCOME } from './countedContacts';
import type { CapRule, CountingBasis, CountingCriteria, GapRule, RulePack, LawRule, WindowRule } from './lawPack';

/** The pack of an institution's own rules. */
export const OWN_PACK = 'OWN';

/**
 * An additional rule of an institution (LC-02): limits contacts by these channels to hours, to a number, or to a minimum distance. It can
 * only refuse.
 */
export type OwnRule = { readonly channels: LawChannel[] } & (
  | {
      readonly kind: 'window';
      readonly days: number[];
      readonly from: string;
      readonly to: string;
      /** Closed on the public holidays of this country. If absent, holidays are treated as ordinary days. */
      readonly holidayCountry?: HolidayCountry | undefined;
    }
  | {
      readonly kind: 'cap';
      readonly limit: number;
      readonly period: 'day' | 'week' | 'month';
      readonly counts: CountingBasis;
    }
  | { readonly kind: 'gap'; readonly gapDays: number }
);

/** Prefix of the ids of own rules. */
const OWN_ID = 'own.';
const isOwnId = (id: string): boolean => id.startsWith(OWN_ID);

const inOrder = (days: readonly number[]): number[] => days.toSorted((one, other) => one - other);

/** Returns an id derived from the rule's content. Two rules with the same id are duplicates. */
export function getOwnRuleId(rule: OwnRule): string {
  const channels = rule.channels.toSorted().join('-');
  if (rule.kind === 'window') {
    const closed = rule.holidayCountry === undefined ? '' : `.closed-${rule.holidayCountry}`;
    return `${OWN_ID}window.${channels}.${inOrder(rule.days).join('')}.${rule.from}-${rule.to}${closed}`;
  }
  if (rule.kind === 'cap') return `${OWN_ID}cap.${channels}.${rule.limit}.${rule.period}.${rule.counts}`;
  return `${OWN_ID}gap.${channels}.${rule.gapDays}`;
}

/** An own rule that counts contacts always names its channels. */
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

/** Converts an own rule to the form that is evaluated. */
export const toLawRule = (rule: OwnRule): LawRule => ({
  ...getDemand(rule),
  id: getOwnRuleId(rule),
  on: { channel: rule.channels },
  effect: 'deny',
  source: 'own',
  article: '–',
  confidence: 'high',
});

/** Returns true if a rule applies to every contact by the channels, with no exemption other than the channel. */
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

/** Returns true if another own rule closes on the same holidays. A pack's holidays may differ. */
const closesHolidays = ({ id, holidays }: LawRule & WindowRule): boolean => holidays === 'closed' && isOwnId(id);

/** Returns true if other rules already close every minute of the week, and every holiday, that the rule closes. */
const closesNothing = (rule: WindowRule, others: readonly (LawRule & WindowRule)[]): boolean =>
  (rule.holidays === 'open' || others.some(closesHolidays)) &&
  DAYS.every((day) =>
    MINUTES.every((minute) => isOpen(rule, day, minute) || others.some((other) => !isOpen(other, day, minute))),
  );

/** Returns true if the other rule counts at least the contacts that the rule counts. */
const countsAll = ({ channels, per, consentExempt, counts }: CountingCriteria, rule: OwnCount): boolean =>
  (channels === undefined || rule.channels.every((each) => channels.includes(each))) &&
  per.every((each) => each === 'person') &&
  consentExempt !== true &&
  MINIMUM_OUTCOME[counts] <= MINIMUM_OUTCOME[rule.counts];

const isSamePeriod = (one: CapRule, other: CapRule): boolean =>
  JSON.stringify(one.period) === JSON.stringify(other.period);

/** Returns true if a rule refuses nothing that other rules do not already refuse (LC-02). In doubt, returns false. */
export function isRedundant(own: OwnRule, others: readonly LawRule[]): boolean {
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

/** Returns the rules of the packs in force on a day. */
export const listActiveRules = (packs: readonly RulePack[], today: string): LawRule[] =>
  filterPacksByDay(packs, today).flatMap(({ rules }) => rules);

/** Returns the first own rule that is redundant with the packs and the own rules before it. */
export const findRedundantRule = (
  own: readonly OwnRule[],
  packs: readonly RulePack[],
  today: string,
): OwnRule | undefined =>
  own.find((rule, at) => isRedundant(rule, [...listActiveRules(packs, today), ...own.slice(0, at).map(toLawRule)]));
