import { isRejectedWithCode } from '@/api/client/apiFailure';
import { CALL_POLL_MS } from '@/api/client/polling';
import { selectData } from '@/api/client/selectFrom';
import {
  useTaskWorkHangUpMutation,
  useTaskWorkLastCallQuery,
  useTaskWorkDialMutation,
} from '@/api/endpoints/cases/taskWorkApi';
import { openDialler } from '@/browser/device/openDialler';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { RESULT_CODES } from '@/contract/resultCodes';
import { usePermission } from '@/ui/screen/currentUser';
import { nanoid } from '@reduxjs/toolkit';
import { useCallback, useState, useRef, useMemo } from 'react';

import { isCallActive } from './isCallActive';

/** Ends a call, if there is one, and reports its end. */
function useHangUp(phoneCallId: string | undefined, onEnded: () => void) {
  const [send, { isLoading }] = useTaskWorkHangUpMutation();
  const hangUp = useCallback(async () => {
    if (phoneCallId === undefined) return;
    const { data } = await send({ phoneCallId });
    if (data) onEnded();
  }, [phoneCallId, send, onEnded]);
  return [hangUp, isLoading] as const;
}

/** Returns the caller's newest call on a case. The live connection reports each step; polling covers its failure. */
function useLastCall(taskId: string) {
  const mayDial = usePermission('calls.dial');
  const [isAsking, setIsAsking] = useState(false);
  const { currentData, refetch } = useTaskWorkLastCallQuery(
    { id: taskId },
    { skip: !mayDial, pollingInterval: isAsking ? CALL_POLL_MS : 0, selectFromResult: selectData },
  );
  const goesOn = isCallActive(currentData);
  if (goesOn !== isAsking) setIsAsking(goesOn);
  const askAgain = useCallback(() => {
    if (mayDial) void refetch();
  }, [mayDial, refetch]);
  return { last: currentData ?? null, mayDial, askAgain };
}

/**
 * The last call started in this tab. The server allows one call per agent: if it refuses another one, this is the call to hang up, whatever
 * its case. Only the id is stored, in memory.
 */
let lastStarted: string | undefined;

/** Stores the id of the call that occupies the line. */
function takeLine(phoneCallId: string): void {
  lastStarted = phoneCallId;
}

/** Returns the call that occupies the line, as far as this tab knows. */
const callOnLine = (): string | undefined => lastStarted;

/** A call that was refused. */
interface RefusedCall {
  readonly contactId: string;
  readonly error: unknown;
}

/** Starts calls on a case, one at a time. Returns the started call, the last refusal, and whether another call occupies the line. */
function useStartCall(taskId: string, onUnknown: () => void) {
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
      const { data, error } = await dial({ taskId, contactId, lawReason, idempotencyKey: nanoid() });
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

/** Returns the server's record of the call, or the response to dialing until a newer record arrives. */
const newer = (reported: PhoneCall | null, started: PhoneCall | undefined): PhoneCall | null =>
  started && (!reported || reported.startedTime < started.startedTime) ? started : reported;

/** Returns true for a call over the agent's own dialer. Its end is never reported; the next call ends it. */
const isOutOfSight = (call: PhoneCall | null, started: PhoneCall | undefined): boolean =>
  call !== null && call.id === started?.id && Boolean(started.link);

/** Returns the agent's telephone call on a case: in progress, or the outcome of the last one. */
export function usePhoneCall(taskId: string) {
  const { last, mayDial, askAgain } = useLastCall(taskId);
  const { start, started, refused, isStarting, isLineBusy, clearLine } = useStartCall(taskId, askAgain);
  const call = newer(last, started);
  const goesOn = isCallActive(call);
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
