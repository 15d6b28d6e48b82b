import type { SmsState } from '@/contract/codes/messageCodes';
import type { Tone } from '@/ui/theme/tones';

/** Tones of the states of a message. */
export const SMS_TONES = {
  queued: 'waiting',
  sending: 'working',
  sent: 'good',
  failed: 'bad',
} satisfies Record<SmsState, Tone>;
