import { REPAYMENT_CODE_STATE } from '@/contract/codes/moneyCodes';
import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CopyableId } from '@/ui/format/CopyableId';
import { DateTime } from '@/ui/dates/DateTime';
import { Money } from '@/ui/format/Money';
import { Alert, Button, Space } from 'antd';
import { FormattedMessage } from 'react-intl';

import * as styles from '../repayment.module.css';
import type { useRequestCode } from './useRequestCode';

interface GoodCodeAlertProps {
  readonly request: Pick<ReturnType<typeof useRequestCode>, 'good' | 'keep' | 'replace' | 'isBusy'>;
}

interface Price extends Pick<RepaymentCode, 'currency' | 'days'> {
  readonly amount: number;
}

/** Amount paid with a code, and the days that it buys. */
const PriceText = ({ of: { amount, currency, days } }: { readonly of: Price }) => {
  const money = <Money amount={amount} currency={currency} />;
  return typeof days === 'number' ? <FormattedMessage id="repay.code.price" values={{ amount: money, days }} /> : money;
};

const getValues = ({ requestedTime, code, ...price }: RepaymentCode) => ({
  amount: <PriceText of={price} />,
  time: <DateTime at={requestedTime} />,
  code: code === null ? <CodeLabel table={REPAYMENT_CODE_STATE} code="pending" /> : <CopyableId id={code} />,
});

/** Shown if a valid code already exists for this channel. It is the requested one, or the user decides on its replacement (CD-10). */
export function ValidCodeAlert({ request: { good, keep, replace, isBusy } }: GoodCodeAlertProps) {
  if (!good) return null;
  const { code, insteadOf } = good;
  const values = getValues(code);
  if (!insteadOf) {
    return (
      <Alert
        type="info"
        showIcon
        className={styles['good'] ?? ''}
        title={<FormattedMessage id="repay.code.good" values={values} />}
      />
    );
  }
  const { amount, days = null } = insteadOf;
  const price = <PriceText of={{ amount, days, currency: code.currency }} />;
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles['good'] ?? ''}
      title={<FormattedMessage id="repay.code.inTheWay" values={{ ...values, wanted: price }} />}
      description={<FormattedMessage id="repay.code.replaceAdvice" />}
      // Never disabled together with the form, which waits for the decision here.
      action={
        <Space orientation="vertical">
          <Button size="small" type="primary" disabled={false} loading={isBusy} onClick={replace}>
            <FormattedMessage id="repay.code.replace" />
          </Button>
          <Button size="small" disabled={isBusy} onClick={keep}>
            <FormattedMessage id="repay.code.keep" />
          </Button>
        </Space>
      }
    />
  );
}
