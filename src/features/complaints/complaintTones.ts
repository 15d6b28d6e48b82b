import type { ComplaintDeadline, ComplaintPriority, ComplaintState } from '@/contract/codes/complaintCodes';
import type { Tone, Tones } from '@/ui/theme/tones';

/** Tones of the states of a complaint (§4). */
export const STATE_TONES: Tones = {
  pending: 'fresh',
  processing: 'working',
  pendingClosure: 'promise',
  completed: 'good',
} satisfies Record<ComplaintState, Tone>;

/** Tones of its deadline: overdue red, near amber. */
export const DEADLINE_TONES: Tones = {
  overdue: 'bad',
  near: 'waiting',
  onTime: 'plain',
  met: 'good',
  missed: 'bad',
} satisfies Record<ComplaintDeadline, Tone>;

/** Tones of how much it presses. */
export const PRIORITY_TONES: Tones = {
  urgent: 'bad',
  high: 'waiting',
  normal: 'plain',
} satisfies Record<ComplaintPriority, Tone>;
