import type { WishKind } from '@/contract/codes/wishKind';
import type { MessageId } from '@/i18n/messageIds';
import type { wishRequest } from '@/contract/entities/wish';
import type * as z from 'zod/mini';

/** What is noted of a wish, beside whose it is. */
export type WishSaid = Pick<z.input<typeof wishRequest>, 'kind' | 'hours' | 'remark' | 'name' | 'phone' | 'language'>;

/** One of the list: noted at once, or after what it still needs. */
export interface WishChoice {
  readonly kind: WishKind;
  /** Its words; those of the kind without it. */
  readonly words?: MessageId;
  /** What is noted at once; nothing: it is asked for first. */
  readonly said?: WishSaid;
  /** It is about a number: somebody has to be chosen. */
  readonly isOfNumber?: true;
}

/** The list of wishes in the order of the keys 1, 2, 3 … */
export const WISH_CHOICES: readonly WishChoice[] = [
  { kind: 'notAtWork', said: { kind: 'notAtWork' }, isOfNumber: true },
  { kind: 'hours', words: 'wish.evening', said: { kind: 'hours', hours: { from: '18:00', to: '24:00' } } },
  { kind: 'hours', words: 'wish.hours' },
  { kind: 'noSms', said: { kind: 'noSms' } },
  { kind: 'noCalls', said: { kind: 'noCalls' } },
  { kind: 'wrongNumber', said: { kind: 'wrongNumber' }, isOfNumber: true },
  { kind: 'attorney', words: 'wish.attorney' },
  { kind: 'language', words: 'wish.language' },
  { kind: 'agreedHours', words: 'wish.agreed' },
];
