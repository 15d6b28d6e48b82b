import { isRejectedWithCode } from '@/api/client/apiFailure';
import { useTaskWorkDialMutation } from '@/api/endpoints/cases/taskWorkApi';
import { openDialler } from '@/browser/device/openDialler';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { RESULT_CODES } from '@/contract/resultCodes';
import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useRef, useState } from 'react';

import { takeLine } from './lineInUse';

/** A call that was refused. */
interface RefusedCall {
  readonly contactId: string;
  readonly error: unknown;
}

/** Starts calls on a case, one at a time. Returns the started call, the last refusal, and whether another call occupies the line. */
export function useStartCall(taskId: string, onUnknown: () => void) {
  const [dial] = useTaskWorkDialMutation();
  const [started, setStarted] = useState<PhoneCall>();
  const [refused, setRefused] = useState<RefusedCall>();
  const [isStarting, setIsStarting] = useState(false);
  // State updates too late for a second click or key before the next render.
  const isBusy = useRef(false);

  const start = useCallback(
    async (contactId: string, lawReason?: string) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setIsStarting(true);
      const { data, error } = await dial({ taskId, contactId, lawReason, intentKey: nanoid() });
      isBusy.current = false;
      setIsStarting(false);
      setRefused(error === undefined ? undefined : { contactId, error });
      // An unknown outcome of dialing is looked up, and dialing is never retried.
      if (!data) return onUnknown();
      takeLine(data.id);
      setStarted(data);
      if (data.link) openDialler(data.link);
    },
    [dial, taskId, onUnknown],
  );

  const isLineBusy = isRejectedWithCode(refused?.error, RESULT_CODES.lineBusy.code);
  const clearLine = useCallback(() => setRefused(undefined), []);
  return { start, started, refused, isStarting, isLineBusy, clearLine };
}
