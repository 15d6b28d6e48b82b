import { serverNow } from '@/browser/server/serverClock';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { RepeatedDeduction } from '@/contract/entities/money/payLog';
import { CLOCK } from '@/i18n/locale';
import { Money } from '@/ui/format/Money';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { remainder } from './amountRule';
import { ConfirmStep } from './ConfirmStep';
import type { useDeduct } from './useDeduct';

interface DeductAgainProps {
  readonly task: LoanItem['task'];
  readonly deduct: ReturnType<typeof useDeduct>;
  readonly repeated: RepeatedDeduction;
}

const MINUTE_MS = 60_000;

/** Whole minutes since a time; the clocks of server and device need not agree. */
const minutesSince = (time: string): number => Math.max(0, Math.floor((serverNow() - Date.parse(time)) / MINUTE_MS));

/** Requires a second confirmation if the same amount was deducted from this loan moments ago (CD-06). */
export function DeductAgain({ task, deduct: { intent, confirm, goBack }, repeated }: DeductAgainProps) {
  const { formatTime } = useIntl();
  const { amount, opTime } = repeated;
  const [minutes] = useState(() => minutesSince(opTime));
  const money = (value: number) => <Money amount={value} currency={task.currency} />;
  const values = {
    amount: <strong>{money(amount)}</strong>,
    minutes,
    time: formatTime(opTime, CLOCK),
    rest: <strong>{money(remainder(task.amount, amount, task.currency))}</strong>,
  };
  return (
    <ConfirmStep
      warning={<FormattedMessage id="repay.deduct.twice" />}
      action={<FormattedMessage id="repay.deduct.doAgain" values={{ amount: money(amount) }} />}
      isSending={intent.state === 'sending'}
      onConfirm={confirm}
      onBack={goBack}
    >
      <FormattedMessage id="repay.deduct.again" values={values} />
    </ConfirmStep>
  );
}
