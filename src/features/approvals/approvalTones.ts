import type { ApprovalState } from '@/contract/codes/approvalCodes';
import type { Tone, Tones } from '@/ui/theme/tones';

/** Tones of the states of a request. */
export const APPROVAL_TONES: Tones = {
  waiting: 'waiting',
  granted: 'fresh',
  done: 'good',
  refused: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
  failed: 'bad',
} satisfies Record<ApprovalState, Tone>;
