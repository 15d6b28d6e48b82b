import { EXTENSION_DAYS_MAX } from '@/contract/ourLimits';
import { NumberInput } from '@/ui/form/NumberInput';
import { Form } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const isExtensible = (days: unknown): boolean =>
  typeof days === 'number' && Number.isInteger(days) && days >= 1 && days <= EXTENSION_DAYS_MAX;

/** Number of days to postpone a due date, with the effect below. */
export function DaysField({ extra }: { readonly extra?: ReactNode }) {
  const { formatMessage } = useIntl();
  const invalid = formatMessage({ id: 'repay.extension.invalid' }, { max: EXTENSION_DAYS_MAX });
  const check = (_: unknown, days: unknown) =>
    isExtensible(days) ? Promise.resolve() : Promise.reject(new Error(invalid));
  return (
    <Form.Item
      name="days"
      label={<FormattedMessage id="repay.extension.days" />}
      rules={[{ validator: check }]}
      validateTrigger="onBlur"
      {...(extra !== undefined && { extra })}
    >
      <NumberInput controls={false} inputMode="numeric" />
    </Form.Item>
  );
}
