import { useOnMutationConfirmed } from '@/api/hooks/useOnMutationConfirmed';
import type { Call } from '@/contract/call';
import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';

import { type SubmissionOptions, useSubmission } from './useSubmission';

const KEY_LENGTH = 32;

interface NewSubmission<Input> {
  readonly taskId: string;
  readonly row: Pick<Call, 'path' | 'notice'>;
  readonly send: SubmissionOptions<Input, unknown>['send'];
  /** `isAnswered` is false if only the lookup by key confirmed the change; the displayed data must then be refetched. */
  readonly onDone?: (isAnswered: boolean) => void;
}

/** Sends a change of a case once, without a draft. Its idempotency key is reused until the change is known to be executed (CD-06). */
export function useNewSubmission<Input>({ taskId, row, send, onDone }: NewSubmission<Input>) {
  const key = useRef<string>(undefined);
  const isAnswered = useRef(false);
  const tellCarriedOut = useOnMutationConfirmed(taskId, row);
  return useSubmission<Input, unknown>({
    async send(input, idempotencyKey) {
      const { data, error } = await send(input, idempotencyKey);
      isAnswered.current = error === undefined;
      return { data, error };
    },
    idempotencyKey: () => (key.current ??= nanoid(KEY_LENGTH)),
    onDone() {
      key.current = undefined;
      if (!isAnswered.current) tellCarriedOut();
      onDone?.(isAnswered.current);
    },
  });
}
