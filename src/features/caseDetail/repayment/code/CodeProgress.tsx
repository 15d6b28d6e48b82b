import { useRepayRefreshRepayCodeMutation } from '@/api/endpoints/cases/repayApi';
import { getServerNow } from '@/browser/server/serverClock';
import { CODE_FAILURE } from '@/contract/codes/moneyCodes';
import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import { type RefreshOutcome, repaymentCodeMachine, formatCountdown } from '@/machines/repaymentCodeMachine';
import { getInspectOptions } from '@/machines/machineInspection';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CopyableId } from '@/ui/format/CopyableId';
import { Money } from '@/ui/format/Money';
import { nanoid } from '@reduxjs/toolkit';
import { useMachine } from '@xstate/react';
import { Button } from 'antd';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { fromPromise } from 'xstate';

import * as styles from '../repayment.module.css';
import { getCodeState } from './getCodeState';
import { CodeValidity } from './CodeValidity';

const KEY_LENGTH = 32;

interface Refreshed {
  readonly data?: RepaymentCode | null | undefined;
  readonly error?: unknown;
}

const refreshEnd = ({ data, error }: Refreshed): RefreshOutcome => {
  if (error !== undefined) return 'failed';
  return data?.code ? 'here' : 'notYet';
};

/** Stops waiting for a code that has ended. */
const waited = (newest: RepaymentCode | undefined): RepaymentCode | undefined =>
  newest && ['pending', 'good'].includes(getCodeState(newest, new Date(getServerNow()))) ? newest : undefined;

/** Waits for the newest code of a case. Counts down, refreshes automatically at the end and on request before (CD-10). */
function useNewestCode(taskId: string, newest: RepaymentCode | undefined) {
  const [refresh] = useRepayRefreshRepayCodeMutation();
  const [snapshot, tell] = useMachine(
    repaymentCodeMachine.provide({
      actors: {
        // Refreshing is repeatable without side effects, so each refresh has a new idempotency key.
        refresh: fromPromise(async () => refreshEnd(await refresh({ taskId, idempotencyKey: nanoid(KEY_LENGTH) }))),
      },
    }),
    { ...getInspectOptions(), input: { now: getServerNow } },
  );
  const { id, requestedTime, code = null } = waited(newest) ?? {};
  const isHere = code !== null;
  useEffect(() => {
    const requestedAt = id !== undefined && requestedTime ? new Date(requestedTime).getTime() : undefined;
    tell(requestedAt === undefined ? { type: 'NONE' } : { type: 'NEWEST', newest: { requestedAt, isHere } });
  }, [id, requestedTime, isHere, tell]);
  return { state: snapshot.value, left: snapshot.context.left, refreshNow: () => tell({ type: 'REFRESH' }) };
}

interface CodeWaitingProps {
  readonly taskId: string;
  readonly newest: RepaymentCode | undefined;
}

/** Progress of the newest code: the countdown of the channel's two minutes, then the code (CD-10). */
export function CodeProgress({ taskId, newest }: CodeWaitingProps) {
  const { state, left, refreshNow } = useNewestCode(taskId, newest);
  if (!newest || state === 'none') return <RefusedCode newest={newest} />;
  const isHere = state === 'here';
  return (
    <section className={styles['waiting']} data-late={state === 'late' || state === 'failed'} data-here={isHere}>
      {/* State changes are announced to screen readers; the seconds are not. */}
      <div aria-live="polite">
        <CodeNews newest={newest} state={state} />
      </div>
      {state === 'waiting' && (
        <span className={styles['countdown']} role="timer">
          <FormattedMessage id="repay.code.left" values={{ time: formatCountdown(left) }} />
        </span>
      )}
      {!isHere && (
        <Button size="small" loading={state === 'refreshing'} onClick={refreshNow}>
          <FormattedMessage id="repay.code.refresh" />
        </Button>
      )}
    </section>
  );
}

/** Reason in the channel's words, if it issues no code. */
function RefusedCode({ newest }: Pick<CodeWaitingProps, 'newest'>) {
  if (newest?.state !== 'refused') return null;
  const failure = newest.failure ?? 'refused';
  return (
    <section className={styles['waiting']} data-late aria-live="polite">
      <FormattedMessage id="repay.code.refused" values={{ why: <CodeLabel table={CODE_FAILURE} code={failure} /> }} />
    </section>
  );
}

interface CodeNewsProps {
  readonly newest: RepaymentCode;
  readonly state: ReturnType<typeof useNewestCode>['state'];
}

function CodeNews({ newest: { amount, currency, code, expiresTime }, state }: CodeNewsProps) {
  if (state === 'late') return <FormattedMessage id="repay.code.late" />;
  if (state === 'failed') return <FormattedMessage id="repay.code.failed" />;
  if (code !== null) {
    return (
      <>
        <FormattedMessage id="repay.code.arrived" values={{ code: <CopyableId id={code} /> }} />
        <CodeValidity at={expiresTime} />
      </>
    );
  }
  return (
    <FormattedMessage id="repay.code.waiting" values={{ amount: <Money amount={amount} currency={currency} /> }} />
  );
}
