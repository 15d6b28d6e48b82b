import { isPhoneNumber } from '@/contract/rules';
import { Form, type FormInstance, Input, Segmented } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { RecipientSelect } from './RecipientSelect';
import * as styles from './sms.module.css';
import type { SmsFields } from './smsFields';

/** As the contract takes it, with room for spaces and brackets. */
const NUMBER_MAX = 32;

interface RecipientFieldsProps {
  readonly taskId: string;
  readonly form: FormInstance<SmsFields>;
}

/** To whom: one of the case's contacts, the borrower first, or a number by hand. */
export function RecipientFields({ taskId, form }: RecipientFieldsProps) {
  const { formatMessage } = useIntl();
  const recipient = Form.useWatch('recipient', form);
  return (
    <div className={styles['pair']}>
      <Form.Item name="recipient" label={formatMessage({ id: 'sms.to' })}>
        <Segmented
          aria-label={formatMessage({ id: 'sms.to' })}
          options={[
            { value: 'contact', label: formatMessage({ id: 'sms.to.contact' }) },
            { value: 'number', label: formatMessage({ id: 'sms.to.number' }) },
          ]}
        />
      </Form.Item>
      {recipient === 'number' ? <NumberField /> : <RecipientSelect taskId={taskId} form={form} />}
    </div>
  );
}

function NumberField() {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'sms.number' });
  const isNumber = (_: unknown, value?: string | null) =>
    !value || isPhoneNumber(value)
      ? Promise.resolve()
      : Promise.reject(new Error(formatMessage({ id: 'sms.number.invalid' })));
  return (
    <Form.Item
      name="phone"
      label={label}
      validateTrigger="onBlur"
      rules={[{ required: true, message: <FormattedMessage id="case.required" /> }, { validator: isNumber }]}
    >
      <Input type="tel" inputMode="tel" autoComplete="off" maxLength={NUMBER_MAX} />
    </Form.Item>
  );
}
