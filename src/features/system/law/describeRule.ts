import { type CodeTable, getCodeLabel } from '@/contract/codes/codeTable';
import { LAW_CHANNEL, LAW_CONTENT, LAW_PURPOSE, LAW_ROLE } from '@/contract/codes/lawCodes';
import { LAW_FACT } from '@/contract/codes/lawFactCodes';
import type { Language } from '@/contract/language';
import type { CapRule, LawRule, OpenHours, RuleScope, WindowRule } from '@/contract/law/lawPack';
import type { MessageId } from '@/i18n/messageIds';
import type { IntlShape } from 'react-intl';

/** Functions and settings for describing rules in words. */
export interface RuleLanguage {
  readonly intl: IntlShape;
  readonly language: Language;
}

type Values = Record<string, string | number>;

const say = ({ intl }: RuleLanguage, id: MessageId, values: Values = {}): string => intl.formatMessage({ id }, values);

interface ListLanguage extends RuleLanguage {
  readonly type?: 'conjunction';
}

const getNames = (table: CodeTable, codes: readonly string[], { intl, language, type }: ListLanguage): string =>
  intl.formatList(
    codes.map((code) => getCodeLabel(table, code, language)),
    { type: type ?? 'disjunction' },
  );

/** Returns the name of a weekday; 1 is Monday. January 1, 2024 was a Monday. */
export const formatWeekday = (day: number, intl: IntlShape): string =>
  intl.formatDate(new Date(Date.UTC(2024, 0, day)), { weekday: 'long', timeZone: 'UTC' });

function getDays(days: readonly number[], words: RuleLanguage): string {
  const [first = 1, last = first] = [days[0], days.at(-1)];
  if (days.length === 7) return say(words, 'law.everyDay');
  if (first === last) return formatWeekday(first, words.intl);
  if (last - first >= days.length) return words.intl.formatList(days.map((day) => formatWeekday(day, words.intl)));
  return say(words, 'law.range', { first: formatWeekday(first, words.intl), last: formatWeekday(last, words.intl) });
}

const getHours = ({ days, from, to }: OpenHours, words: RuleLanguage): string =>
  say(words, 'law.days', { days: getDays(days, words), from, to });

const windowWords = ({ open, holidays }: WindowRule, words: RuleLanguage): string =>
  say(words, 'law.window', {
    hours: words.intl.formatList(open.map((hours) => getHours(hours, words))),
    closed: String(holidays === 'closed'),
  });

function getPeriod({ period }: CapRule): { id: MessageId; number: number } {
  if ('rollingHours' in period) return { id: 'law.cap.hours', number: period.rollingHours };
  if ('rollingDays' in period) return { id: 'law.cap.days', number: period.rollingDays };
  return { id: 'calendar' in period ? `law.cap.${period.calendar}` : 'law.cap.ever', number: 0 };
}

function capWords(rule: CapRule, words: RuleLanguage): string {
  const { id, number } = getPeriod(rule);
  const per = words.intl.formatList(rule.per.map((each) => say(words, `law.per.${each}`)));
  return `${say(words, id, { limit: rule.limit, number, per })} ${say(words, `law.counts.${rule.counts}`)}`;
}

/** Describes the requirement of a rule in a sentence. */
export function describeRule(rule: LawRule, words: RuleLanguage): string {
  if ('facts' in rule || rule.kind === 'content') return factWords(rule, words);
  switch (rule.kind) {
    case 'window':
      return windowWords(rule, words);
    case 'cap':
      return capWords(rule, words);
    case 'gap':
      return say(words, 'law.gap', { days: rule.days });
    case 'channelLock':
      return say(words, 'law.channelLock');
    case 'party':
    default:
      return say(words, 'law.party', { roles: getNames(LAW_ROLE, rule.allow, words) });
  }
}

function factWords(rule: Extract<LawRule, { kind: 'need' | 'not' | 'content' }>, words: RuleLanguage): string {
  if (rule.kind !== 'content') {
    return say(words, `law.${rule.kind}`, { facts: getNames(LAW_FACT, rule.facts, words) });
  }
  const describe = (id: MessageId, contents: readonly string[]): string[] =>
    contents.length === 0
      ? []
      : [say(words, id, { contents: getNames(LAW_CONTENT, contents, { ...words, type: 'conjunction' }) })];
  return [...describe('law.content.require', rule.require), ...describe('law.content.forbid', rule.forbid)].join(' ');
}

const PLACES = { home: 'law.atHome', work: 'law.atWork' } as const;

function scopeWords({ channel, role, purpose, place = [], pastDueUpTo }: RuleScope, words: RuleLanguage): string[] {
  const parts = [
    ...(channel ? [getNames(LAW_CHANNEL, channel, words)] : []),
    ...(role ? [getNames(LAW_ROLE, role, words)] : []),
    ...(purpose ? [getNames(LAW_PURPOSE, purpose, words)] : []),
    ...place.map((each) => say(words, PLACES[each])),
    ...(pastDueUpTo === undefined ? [] : [say(words, 'law.pastDue', { days: pastDueUpTo })]),
  ];
  return parts.length === 0 ? [] : [say(words, 'law.about', { what: parts.join(' · ') })];
}

/** Describes the contacts that a rule covers, and the facts that lift it. */
export const formatRuleScope = ({ on = {}, waivedBy = [] }: LawRule, words: RuleLanguage): string =>
  [
    ...scopeWords(on, words),
    ...(waivedBy.length === 0 ? [] : [say(words, 'law.waived', { facts: getNames(LAW_FACT, waivedBy, words) })]),
  ].join(' ');
