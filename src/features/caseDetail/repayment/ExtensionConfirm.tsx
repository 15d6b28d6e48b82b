import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { extendedDay } from '@/contract/money/extendedDay';
import { CalendarDay } from '@/ui/dates/DateTime';
import { useInstitutionDate } from '@/ui/dates/houseDay';
import { FormattedMessage } from 'react-intl';

import { ConfirmStep } from './ConfirmStep';
import type { useExtension } from './useExtension';

interface ExtensionConfirmProps {
  readonly task: LoanItem['task'];
  readonly extension: ReturnType<typeof useExtension>;
  readonly days: number;
}

/** Confirmation with the borrower, the current due date and the new one. */
export function ExtensionConfirm({ task: { borrowerName, penaltyDate }, extension, days }: ExtensionConfirmProps) {
  const today = useInstitutionDate();
  const { intent, confirm, goBack } = extension;
  const values = {
    name: <strong>{borrowerName}</strong>,
    days,
    from: <CalendarDay at={penaltyDate} />,
    to: (
      <strong>
        <CalendarDay at={extendedDay(penaltyDate, days, today)} />
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
