import type { CallInput } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/taskCalls';
import { useCallback } from 'react';

import { takeRevealed } from './revealed';
import { useTaskRevealMutation } from './taskApi';

/** Asks for one unmasked value (CD-12); null when it was refused. The value goes to the caller and nowhere else: the store sees a handle. */
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
