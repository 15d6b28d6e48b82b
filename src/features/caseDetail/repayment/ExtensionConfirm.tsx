import type { LoanItem } from '@/contract/entities/loanItem';
import { CalendarDay } from '@/ui/DateTime';
import { FormattedMessage } from 'react-intl';

import { ConfirmStep } from './ConfirmStep';
import type { useExtension } from './useExtension';

interface ExtensionConfirmProps {
  readonly task: LoanItem['task'];
  readonly extension: ReturnType<typeof useExtension>;
  readonly days: number;
}

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Whose due date moves from when to when, before it does. */
export function ExtensionConfirm({ task: { borrowerName, penaltyDate }, extension, days }: ExtensionConfirmProps) {
  const { intent, confirm, goBack } = extension;
  const values = {
    name: <strong>{borrowerName}</strong>,
    days,
    from: <CalendarDay at={penaltyDate} />,
    to: (
      <strong>
        <CalendarDay at={dayAfter(penaltyDate, days)} />
      </strong>
    ),
  };
  return (
    <ConfirmStep
      action={<FormattedMessage id="repay.extension.do" values={{ days }} />}
      isSending={intent.state === 'sending'}
      onConfirm={confirm}
      onBack={goBack}
    >
      <FormattedMessage id="repay.extension.sentence" values={values} />
    </ConfirmStep>
  );
}
