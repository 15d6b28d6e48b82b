import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { extendedDay } from '@/contract/money/extendedDay';
import { EXTENSION_DAYS_MAX } from '@/contract/ourLimits';
import { CalendarDay } from '@/ui/dates/DateTime';
import { useInstitutionDate } from '@/ui/dates/houseDay';
import { Form, type FormInstance } from 'antd';
import { FormattedMessage } from 'react-intl';

import { DaysField } from './DaysField';

interface BoughtDaysProps<Fields> {
  readonly task: LoanItem['task'];
  readonly form: FormInstance<Fields>;
}

/** Days that the payment of an extension code buys, and the resulting due date if it is paid today (MI-07). */
export function BoughtDays<Fields extends { readonly days?: number | null }>({ task, form }: BoughtDaysProps<Fields>) {
  const today = useInstitutionDate();
  const days: unknown = Form.useWatch('days', form);
  const isKnown = typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= EXTENSION_DAYS_MAX;
  const extra = isKnown ? (
    <FormattedMessage
      id="repay.code.buys"
      values={{ date: <CalendarDay at={extendedDay(task.penaltyDate, days, today)} /> }}
    />
  ) : (
    <FormattedMessage id="repay.code.buysNothing" />
  );
  return <DaysField extra={extra} />;
}
