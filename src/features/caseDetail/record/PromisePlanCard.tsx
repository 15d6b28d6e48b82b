import { PROMISE_STATE } from '@/contract/codes/moneyCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { PromisePlan } from '@/contract/entities/money/promisePlan';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CalendarDay, DateTime } from '@/ui/dates/DateTime';
import { Money } from '@/ui/format/Money';
import { PROMISE_STATE_TONES } from '@/ui/theme/tones';
import { Card } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './promisePlan.module.css';

interface PromisePlanCardProps {
  readonly plan: PromisePlan;
  readonly currency: LoanItem['task']['currency'];
}

/** The payment plan of the case's promise: promised amount, payments and outcome by day (MI-08). */
export function PromisePlanCard({ plan: { madeTime, parts }, currency }: PromisePlanCardProps) {
  const { formatMessage } = useIntl();
  return (
    <Card size="small" title={<FormattedMessage id="case.plan" />}>
      <table className={styles['parts']} aria-label={formatMessage({ id: 'case.plan' })}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="case.plan.until" />
            </th>
            <th scope="col" className={styles['money']}>
              <FormattedMessage id="case.promisedAmount" />
            </th>
            <th scope="col" className={styles['money']}>
              <FormattedMessage id="case.plan.paid" />
            </th>
            <th scope="col">
              <FormattedMessage id="case.promiseState" />
            </th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ day, amount, paid, state }) => (
            <tr key={day}>
              <td>
                <CalendarDay at={day} />
              </td>
              <td className={styles['money']}>
                <Money amount={amount} currency={currency} />
              </td>
              <td className={styles['money']}>
                <Money amount={paid} currency={currency} />
              </td>
              <td>
                <CodeLabel table={PROMISE_STATE} tones={PROMISE_STATE_TONES} code={state} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles['made']}>
        <FormattedMessage id="case.plan.made" values={{ at: <DateTime at={madeTime} /> }} />
      </div>
    </Card>
  );
}
