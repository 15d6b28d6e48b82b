import type { ContactVerdict } from '@/contract/entities/contactVerdict';
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

/** The rules by which wishes hold: in a sentence, in a few words, and in a few words where it is the borrower's own wish. */
const WISH_WORDS: Readonly<Partial<Record<string, readonly [says: MessageId, short: MessageId, own: MessageId]>>> = {
  'house.hours': ['lawful.rule.hours', 'lawful.wish.other', 'lawful.wish.borrower'],
  'house.channelStopped': ['lawful.rule.channel', 'lawful.wish.other', 'lawful.wish.borrower'],
  'house.work': ['lawful.rule.work', 'lawful.wish.other', 'lawful.wish.borrower'],
  'house.never': ['lawful.rule.number', 'lawful.wish.number', 'lawful.wish.number'],
  'house.attorney': ['lawful.rule.attorney', 'lawful.wish.attorney', 'lawful.wish.attorney'],
};

/** A rule of the house that nobody asked for. */
const HOUSE_WORDS: Readonly<Partial<Record<string, MessageId>>> = { 'house.held': 'lawful.rule.held' };

type SpeakingRule = ContactVerdict['reasons'][number];

/** Whether a rule speaks because of what somebody asked for. */
export const isWish = ({ rule }: Pick<SpeakingRule, 'rule'>): boolean => WISH_WORDS[rule] !== undefined;

/** What a rule says in short: of a wish what was asked for, else by its name or kind. */
export const kindWords = ({ kind, rule }: Pick<SpeakingRule, 'kind' | 'rule'>): MessageId =>
  WISH_WORDS[rule]?.[0] ?? HOUSE_WORDS[rule] ?? KIND_WORDS[kind] ?? 'lawful.kind.other';

/** The wish that a contact waits for, or that rules it out, in a few words; nothing where the law has it wait for longer. */
export function wishWords({ reasons, earliest }: ContactVerdict, isBorrower: boolean): MessageId | undefined {
  const decides = reasons.find((reason) => isWish(reason) && reason.until === earliest);
  return decides && WISH_WORDS[decides.rule]?.[isBorrower ? 2 : 1];
}
