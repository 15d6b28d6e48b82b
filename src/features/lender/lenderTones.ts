import type { ClarificationState, LenderEventState } from '@/contract/codes/lenderCodes';
import type { Tone, Tones } from '@/ui/theme/tones';

/** Tones of how far an event has come. */
export const EVENT_TONES: Tones = {
  received: 'fresh',
  booked: 'good',
  waits: 'waiting',
  clarify: 'waiting',
  returned: 'plain',
} satisfies Record<LenderEventState, Tone>;

/** Tones of what has become of something that waited. */
export const CLARIFICATION_TONES: Tones = {
  open: 'waiting',
  assigned: 'good',
  returned: 'plain',
  gone: 'plain',
} satisfies Record<ClarificationState, Tone>;
