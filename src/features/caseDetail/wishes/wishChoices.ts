import type { WishKind } from '@/contract/codes/preferenceCodes';
import type { MessageId } from '@/i18n/messageIds';
import type { wishRequest } from '@/contract/entities/cases/wish';
import type * as z from 'zod/mini';

/** Recorded content of a contact preference, without its person. */
export type WishSaid = Pick<z.input<typeof wishRequest>, 'kind' | 'hours' | 'remark' | 'name' | 'phone' | 'language'>;

/** An entry of the list: recorded at once, or after its details. */
export interface WishChoice {
  readonly kind: WishKind;
  /** Label; defaults to that of the kind. */
  readonly words?: MessageId;
  /** Content recorded at once. If undefined, the details are requested first. */
  readonly said?: WishSaid;
  /** Concerns a number: a person must be chosen. */
  readonly isOfNumber?: true;
}

/** Contact preferences in the order of the keys 1, 2, 3 … */
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
