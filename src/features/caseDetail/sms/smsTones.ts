import type { REPLY_EFFECT, SmsReceipt, SmsState } from '@/contract/codes/messageCodes';
import type { Tone } from '@/ui/theme/tones';

/** Tones of the states of a message. */
export const SMS_TONES = {
  queued: 'waiting',
  sending: 'working',
  sent: 'good',
  failed: 'bad',
} satisfies Record<SmsState, Tone>;

/** Tones of the receipts of a message. */
export const RECEIPT_TONES = {
  delivered: 'good',
  read: 'good',
  undelivered: 'bad',
} satisfies Record<SmsReceipt, Tone>;

/** Tones of the effects of a reply. */
export const REPLY_TONES = { optOut: 'bad' } satisfies Record<keyof typeof REPLY_EFFECT, Tone>;
