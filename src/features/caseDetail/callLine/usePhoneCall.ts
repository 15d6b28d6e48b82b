import type { PhoneCall } from '@/contract/entities/phoneCall';
import { useMemo } from 'react';

import { isUnderWay } from './isUnderWay';
import { callOnLine } from './lineInUse';
import { useHangUp } from './useHangUp';
import { useLastCall } from './useLastCall';
import { useStartCall } from './useStartCall';

/** The server's word on the call; its answer to dialling until it has said more. */
const newer = (told: PhoneCall | null, started: PhoneCall | undefined): PhoneCall | null =>
  started && (!told || told.startedTime < started.startedTime) ? started : told;

/** Of a call over the agent's own dialler nobody hears that it has ended: the next one ends it. */
const isOutOfSight = (call: PhoneCall | null, started: PhoneCall | undefined): boolean =>
  call !== null && call.id === started?.id && Boolean(started.link);

/** The agent's telephone call on a case: under way, or how the last one ended. */
export function usePhoneCall(taskId: string) {
  const { last, mayDial, askAgain } = useLastCall(taskId);
  const { start, started, refused, isStarting, isLineBusy, clearLine } = useStartCall(taskId, askAgain);
  const call = newer(last, started);
  const goesOn = isUnderWay(call);
  // Where the server refused because of another call, that one can be ended from here.
  const refusedBecauseOf = isLineBusy ? callOnLine() : undefined;
  const endingId = goesOn ? call.id : refusedBecauseOf;
  const [hangUp, isEnding] = useHangUp(endingId, clearLine);

  const isBusy = isStarting || (goesOn && !isOutOfSight(call, started));
  /** Whether there is anything that this tab can hang up. */
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
