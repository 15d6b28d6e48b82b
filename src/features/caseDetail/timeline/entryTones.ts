import type { CallStatus } from '@/contract/codes/contactCodes';
import type { DeductionStatus } from '@/contract/codes/moneyCodes';
import type { SmsState } from '@/contract/codes/messageCodes';
import type { Tone, Tones } from '@/ui/theme/tones';

/** Tones of how calls went. */
export const CALL_TONES: Tones = {
  NULL: 'waiting',
  DA: 'bad',
  NOA: 'plain',
  BLK: 'bad',
  CNCT: 'good',
} satisfies Partial<Record<CallStatus, Tone>>;

/** Tones of how far messages have come. */
export const SENT_TONES: Tones = {
  queued: 'waiting',
  sending: 'working',
  sent: 'good',
  failed: 'bad',
} satisfies Record<SmsState, Tone>;

/** Tones of the outcomes of deductions. */
export const PAID_TONES: Tones = { '0': 'waiting', '1': 'bad', '2': 'good' } satisfies Record<DeductionStatus, Tone>;
