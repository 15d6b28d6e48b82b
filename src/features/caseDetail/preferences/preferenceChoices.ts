import type { PreferenceKind } from '@/contract/codes/preferenceCodes';
import type { MessageId } from '@/i18n/messageIds';
import type { preferenceRequest } from '@/contract/entities/cases/contactPreference';
import type * as z from 'zod/mini';

/** Recorded content of a contact preference, without its person. */
export type PreferenceContent = Pick<
  z.input<typeof preferenceRequest>,
  'kind' | 'hours' | 'remark' | 'name' | 'phone' | 'language'
>;

/** An entry of the list: recorded at once, or after its details. */
export interface PreferenceChoice {
  readonly kind: PreferenceKind;
  /** Label; defaults to that of the kind. */
  readonly words?: MessageId;
  /** Content recorded at once. If undefined, the details are requested first. */
  readonly said?: PreferenceContent;
  /** Concerns a number: a person must be chosen. */
  readonly isOfNumber?: true;
}

/** Contact preferences in the order of the keys 1, 2, 3 … */
export const PREFERENCE_CHOICES: readonly PreferenceChoice[] = [
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
