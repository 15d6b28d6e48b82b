import { useTaskMaterialAddressBookContactMutation } from '@/api/endpoints/cases/taskMaterialApi';
import { taskMaterialCalls } from '@/contract/calls/cases/taskMaterialCalls';
import { isIntentBusy, isOutcomePending } from '@/machines/intentMachine';
import { useState } from 'react';

import { useNewIdempotencyKey } from '../intents/useNewIdempotencyKey';
import type { AddContactOffer } from './addContactContext';

/** Adds entries of the address book to the contacts, one at a time and each once. `onMissed` refetches the address book (CD-09). */
export function useAddContact(taskId: string, onMissed: () => void) {
  const [send] = useTaskMaterialAddressBookContactMutation();
  const [entryId, setEntryId] = useState<string>();
  const intent = useNewIdempotencyKey({
    taskId,
    row: taskMaterialCalls.addressBookContact,
    send: (input: { readonly entryId: string }, intentKey) => send({ id: taskId, ...input, intentKey }),
    onDone: (isAnswered) => !isAnswered && onMissed(),
  });
  const offer: AddContactOffer = {
    entryId,
    isBusy: isIntentBusy(intent.state) || isOutcomePending(intent.state),
    add(chosen) {
      setEntryId(chosen);
      intent.submit({ entryId: chosen });
    },
  };
  return { intent, offer };
}
