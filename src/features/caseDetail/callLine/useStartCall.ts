import { isRefusedWith } from '@/api/apiFailure';
import { useTaskWorkDialMutation } from '@/api/taskWorkApi';
import { openDialler } from '@/browser/openDialler';
import type { PhoneCall } from '@/contract/entities/phoneCall';
import { RESULT_CODES } from '@/contract/resultCodes';
import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useRef, useState } from 'react';

import { takeLine } from './lineInUse';

/** Starts calls on a case, one at a time; tells what started, and whether another call has the line. */
export function useStartCall(taskId: string, onUnknown: () => void) {
  const [dial] = useTaskWorkDialMutation();
  const [started, setStarted] = useState<PhoneCall>();
  const [isLineBusy, setIsLineBusy] = useState(false);
  const [isStarting, setIsStarting] = useState(false);
  // State alone is too late for a second click or key in the same moment.
  const isBusy = useRef(false);

  const start = useCallback(
    async (contactId: string) => {
      if (isBusy.current) return;
      isBusy.current = true;
      setIsStarting(true);
      const { data, error } = await dial({ taskId, contactId, intentKey: nanoid() });
      isBusy.current = false;
      setIsStarting(false);
      setIsLineBusy(isRefusedWith(error, RESULT_CODES.lineBusy.code));
      // Whether it rings without our knowing is asked, never tried again.
      if (!data) return onUnknown();
      takeLine(data.id);
      setStarted(data);
      if (data.link) openDialler(data.link);
    },
    [dial, taskId, onUnknown],
  );

  const clearLine = useCallback(() => setIsLineBusy(false), []);
  return { start, started, isStarting, isLineBusy, clearLine };
}
