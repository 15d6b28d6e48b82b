import { useTaskWorkHoldMutation, useTaskWorkLiftHoldMutation } from '@/api/endpoints/cases/taskWorkApi';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';

import { useNewSubmission } from '../submission/useNewSubmission';
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
  return useNewSubmission<HoldRequest>({
    taskId,
    // Both calls use the same notice.
    row: taskWorkCalls.hold,
    send(wish, idempotencyKey) {
      const { reason } = wish;
      if (wish.does === 'lift') return lift({ taskId, holdId: holdId ?? '', reason, idempotencyKey });
      const { kind, untilDay } = wish;
      return hold({ taskId, kind, untilDay, reason, replaces: holdId ?? null, idempotencyKey });
    },
    onDone,
  });
}
