import { LAW_REASON_MIN, REMARK_MAX } from '@/contract/ourLimits';
import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

/** Field for the reason of a contact against a rule (LC-08). */
export function ReasonField({ label }: { readonly label: ReactNode }) {
  const { formatMessage } = useIntl();
  return (
    <Form.Item
      name="reason"
      label={label}
      extra={formatMessage({ id: 'goOn.reason.kept' })}
      validateTrigger={['onBlur', 'onSubmit']}
      rules={[
        {
          required: true,
          min: LAW_REASON_MIN,
          transform: (text: string | undefined) => (text ?? '').trim(),
          message: formatMessage({ id: 'goOn.reason.short' }, { min: LAW_REASON_MIN }),
        },
      ]}
    >
      <Input maxLength={REMARK_MAX} autoComplete="off" />
    </Form.Item>
  );
}
