import type { CallInput } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import { useCallback } from 'react';

import { takeRevealed } from '../client/revealed';
import { useTaskRevealMutation } from '../endpoints/cases/taskApi';

/** Requests one unmasked value (CD-12); null if it was refused. Only the caller receives the value: the store contains a handle. */
export function useReveal() {
  const [reveal, { isLoading }] = useTaskRevealMutation();
  const ask = useCallback(
    async (input: CallInput<typeof taskCalls.reveal>): Promise<string | null> => {
      const { data } = await reveal(input);
      return data ? takeRevealed(data.handle) : null;
    },
    [reveal],
  );
  return [ask, isLoading] as const;
}
