import { useTaskWorkWishMutation } from '@/api/endpoints/cases/taskWorkApi';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { ContactChannel } from '@/contract/codes/contactCodes';

import { useNewIdempotencyKey } from '../intents/useNewIdempotencyKey';
import type { WishSaid } from './wishChoices';

/** Person who stated the preference, and the channel. */
export interface SaidBy {
  readonly contactId: string | null;
  readonly channel: ContactChannel;
}

/** Records a contact preference on a case, once (LC-05). */
export function useWish(taskId: string, onDone: () => void) {
  const [note] = useTaskWorkWishMutation();
  return useNewIdempotencyKey<WishSaid & SaidBy>({
    taskId,
    row: taskWorkCalls.wish,
    send: (said, intentKey) => note({ taskId, ...said, intentKey }),
    onDone,
  });
}
