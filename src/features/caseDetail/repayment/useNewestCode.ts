import { serverNow } from '@/browser/server/serverClock';
import { useRepayRefreshRepayCodeMutation } from '@/api/endpoints/cases/repayApi';
import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import { type RefreshEnd, repaymentCodeMachine } from '@/machines/repaymentCodeMachine';
import { nanoid } from '@reduxjs/toolkit';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';

import { getCodeState } from './getCodeState';

const KEY_LENGTH = 32;

interface Refreshed {
  readonly data?: RepaymentCode | null | undefined;
  readonly error?: unknown;
}

const refreshEnd = ({ data, error }: Refreshed): RefreshEnd => {
  if (error !== undefined) return 'failed';
  return data?.code ? 'here' : 'notYet';
};

/** Stops waiting for a code that has ended. */
const waited = (newest: RepaymentCode | undefined): RepaymentCode | undefined =>
  newest && ['pending', 'good'].includes(getCodeState(newest, new Date(serverNow()))) ? newest : undefined;

/** Waits for the newest code of a case. Counts down, refreshes automatically at the end and on request before (CD-10). */
export function useNewestCode(taskId: string, newest: RepaymentCode | undefined) {
  const [refresh] = useRepayRefreshRepayCodeMutation();
  const [snapshot, tell] = useMachine(
    repaymentCodeMachine.provide({
      actors: {
        // Refreshing is repeatable without side effects, so each refresh has a new idempotency key.
        refresh: fromPromise(async () => refreshEnd(await refresh({ taskId, intentKey: nanoid(KEY_LENGTH) }))),
      },
    }),
    { input: { now: serverNow } },
  );
  const { id, requestedTime, code = null } = waited(newest) ?? {};
  const isHere = code !== null;
  useEffect(() => {
    const requestedAt = id !== undefined && requestedTime ? new Date(requestedTime).getTime() : undefined;
    tell(requestedAt === undefined ? { type: 'NONE' } : { type: 'NEWEST', newest: { requestedAt, isHere } });
  }, [id, requestedTime, isHere, tell]);
  return { state: snapshot.value, left: snapshot.context.left, refreshNow: () => tell({ type: 'REFRESH' }) };
}
