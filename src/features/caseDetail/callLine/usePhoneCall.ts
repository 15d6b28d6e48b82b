import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { useMemo } from 'react';

import { isUnderWay } from './isUnderWay';
import { callOnLine } from './lineInUse';
import { useHangUp } from './useHangUp';
import { useLastCall } from './useLastCall';
import { useStartCall } from './useStartCall';

/** Returns the server's record of the call, or the response to dialing until a newer record arrives. */
const newer = (told: PhoneCall | null, started: PhoneCall | undefined): PhoneCall | null =>
  started && (!told || told.startedTime < started.startedTime) ? started : told;

/** Returns true for a call over the agent's own dialer. Its end is never reported; the next call ends it. */
const isOutOfSight = (call: PhoneCall | null, started: PhoneCall | undefined): boolean =>
  call !== null && call.id === started?.id && Boolean(started.link);

/** Returns the agent's telephone call on a case: in progress, or the outcome of the last one. */
export function usePhoneCall(taskId: string) {
  const { last, mayDial, askAgain } = useLastCall(taskId);
  const { start, started, refused, isStarting, isLineBusy, clearLine } = useStartCall(taskId, askAgain);
  const call = newer(last, started);
  const goesOn = isUnderWay(call);
  // If the server refused because of another call, that call can be ended from here.
  const refusedBecauseOf = isLineBusy ? callOnLine() : undefined;
  const endingId = goesOn ? call.id : refusedBecauseOf;
  const [hangUp, isEnding] = useHangUp(endingId, clearLine);

  const isBusy = isStarting || (goesOn && !isOutOfSight(call, started));
  /** This tab has a call that it can hang up. */
  const canHangUp = endingId !== undefined;
  return useMemo(
    () => ({
      call,
      mayDial,
      isUnderWay: goesOn,
      isBusy,
      isEnding,
      isLineBusy,
      /** The call that was refused last. */
      refused,
      canHangUp,
      start,
      hangUp,
    }),
    [call, mayDial, goesOn, isBusy, isEnding, isLineBusy, refused, canHangUp, start, hangUp],
  );
}

/** The agent's telephone call on a case. */
export type CaseCall = ReturnType<typeof usePhoneCall>;
