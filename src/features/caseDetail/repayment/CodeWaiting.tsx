import { CODE_FAILURE } from '@/contract/codes/moneyCodes';
import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import { countdownText } from '@/machines/repaymentCodeMachine';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CopyableId } from '@/ui/format/CopyableId';
import { Money } from '@/ui/format/Money';
import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { GoodUntil } from './GoodUntil';
import * as styles from './repayment.module.css';
import { useNewestCode } from './useNewestCode';

interface CodeWaitingProps {
  readonly taskId: string;
  readonly newest: RepaymentCode | undefined;
}

/** Progress of the newest code: the countdown of the channel's two minutes, then the code (CD-10). */
export function CodeWaiting({ taskId, newest }: CodeWaitingProps) {
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
          <FormattedMessage id="repay.code.left" values={{ time: countdownText(left) }} />
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
        <GoodUntil at={expiresTime} />
      </>
    );
  }
  return (
    <FormattedMessage id="repay.code.waiting" values={{ amount: <Money amount={amount} currency={currency} /> }} />
  );
}
