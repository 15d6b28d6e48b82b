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
};

/** What a rule says in short, by its kind. */
export const kindWords = ({ kind }: Pick<ContactVerdict['reasons'][number], 'kind'>): MessageId =>
  KIND_WORDS[kind] ?? 'lawful.kind.other';
