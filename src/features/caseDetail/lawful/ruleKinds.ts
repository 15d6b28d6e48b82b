import type { ContactVerdict } from '@/contract/entities/law/contactVerdict';
import type { MessageId } from '@/i18n/messageIds';

const KIND_WORDS: Readonly<Partial<Record<string, MessageId>>> = {
  window: 'lawful.kind.window',
  cap: 'lawful.kind.cap',
  gap: 'lawful.kind.gap',
  channelLock: 'lawful.kind.channelLock',
  party: 'lawful.kind.party',
  need: 'lawful.kind.need',
  not: 'lawful.kind.not',
  zone: 'lawful.kind.zone',
  content: 'lawful.kind.content',
};

/** Messages of the rules for contact preferences: a sentence, a short form, and a short form for the borrower's own preference. */
const WISH_WORDS: Readonly<Partial<Record<string, readonly [says: MessageId, short: MessageId, own: MessageId]>>> = {
  'house.hours': ['lawful.rule.hours', 'lawful.wish.other', 'lawful.wish.borrower'],
  'house.channelStopped': ['lawful.rule.channel', 'lawful.wish.other', 'lawful.wish.borrower'],
  'house.work': ['lawful.rule.work', 'lawful.wish.other', 'lawful.wish.borrower'],
  'house.never': ['lawful.rule.number', 'lawful.wish.number', 'lawful.wish.number'],
  'house.attorney': ['lawful.rule.attorney', 'lawful.wish.attorney', 'lawful.wish.attorney'],
};

/** Labels of the institution's rules that no person requested. */
const HOUSE_WORDS: Readonly<Partial<Record<string, MessageId>>> = { 'house.held': 'lawful.rule.held' };

type SpeakingRule = ContactVerdict['reasons'][number];

/** Returns true if the rule results from a contact preference. */
export const isPreferenceRule = ({ rule }: Pick<SpeakingRule, 'rule'>): boolean => WISH_WORDS[rule] !== undefined;

/** Returns a short label of a rule: for a preference the requested limit, else its name or kind. */
export const formatRuleKind = ({ kind, rule }: Pick<SpeakingRule, 'kind' | 'rule'>): MessageId =>
  WISH_WORDS[rule]?.[0] ?? HOUSE_WORDS[rule] ?? KIND_WORDS[kind] ?? 'lawful.kind.other';

/** Returns the label of the preference that delays or prevents a contact. Undefined if the law delays it longer. */
export function formatPreference({ reasons, earliest }: ContactVerdict, isBorrower: boolean): MessageId | undefined {
  const decides = reasons.find((reason) => isPreferenceRule(reason) && reason.until === earliest);
  return decides && WISH_WORDS[decides.rule]?.[isBorrower ? 2 : 1];
}
