import { useTaskWorkHoldMutation, useTaskWorkLiftHoldMutation } from '@/api/endpoints/cases/taskWorkApi';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';

import { useNewIdempotencyKey } from '../submission/useNewIdempotencyKey';
import type { HoldRequest } from './holdFields';

interface HeldCase {
  readonly taskId: string;
  /** Hold in force when the dialog opened. */
  readonly holdId: string | undefined;
  readonly onDone: () => void;
}

/** Submits a decision on the hold of a case once: sets, prolongs, changes or lifts it (MI-10). */
export function useHold({ taskId, holdId, onDone }: HeldCase) {
  const [hold] = useTaskWorkHoldMutation();
  const [lift] = useTaskWorkLiftHoldMutation();
  return useNewIdempotencyKey<HoldRequest>({
    taskId,
    // Both calls use the same notice.
    row: taskWorkCalls.hold,
    send(wish, intentKey) {
      const { reason } = wish;
      if (wish.does === 'lift') return lift({ taskId, holdId: holdId ?? '', reason, intentKey });
      const { kind, untilDay } = wish;
      return hold({ taskId, kind, untilDay, reason, replaces: holdId ?? null, intentKey });
    },
    onDone,
  });
}
