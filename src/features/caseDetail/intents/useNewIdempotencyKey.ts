import { useOnMutationConfirmed } from '@/api/useOnMutationConfirmed';
import type { Call } from '@/contract/call';
import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';

import { type IntentOf, useIntent } from './useIntent';

const KEY_LENGTH = 32;

interface FreshIntent<Input> {
  readonly taskId: string;
  readonly row: Pick<Call, 'path' | 'notice'>;
  readonly send: IntentOf<Input, unknown>['send'];
  /** Without an answer, where only the question by key told, what is shown has to be asked for again. */
  readonly onDone?: (isAnswered: boolean) => void;
}

/** A change of a case that is made once and has no draft: its key lasts until it is known to be carried out (CD-06). */
export function useNewIdempotencyKey<Input>({ taskId, row, send, onDone }: FreshIntent<Input>) {
  const key = useRef<string>(undefined);
  const isAnswered = useRef(false);
  const tellCarriedOut = useOnMutationConfirmed(taskId, row);
  return useIntent<Input, unknown>({
    async send(input, intentKey) {
      const { data, error } = await send(input, intentKey);
      isAnswered.current = error === undefined;
      return { data, error };
    },
    intentKey: () => (key.current ??= nanoid(KEY_LENGTH)),
    onDone() {
      key.current = undefined;
      if (!isAnswered.current) tellCarriedOut();
      onDone?.(isAnswered.current);
    },
  });
}
