import { FACTOR_NAME_MAX } from '@/contract/ourLimits';
import { Button, Form, Input } from 'antd';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './factors.module.css';

interface FactorNameFormProps {
  /** Name of the form; the ids of its fields begin with it. */
  readonly form: string;
  readonly initialName: string;
  readonly hint: string;
  /** Content above the field. */
  readonly children?: ReactNode;
  /** Second button, such as 'cancel'. */
  readonly other: ReactNode;
  readonly isLoading: boolean;
  readonly onName: (name: string) => void;
}

/** Requests the name of a new second factor. */
export function FactorNameForm({ form, initialName, hint, children, other, isLoading, onName }: FactorNameFormProps) {
  const { formatMessage } = useIntl();
  const label = formatMessage({ id: 'factors.name' });
  return (
    <Form
      name={form}
      layout="vertical"
      requiredMark={false}
      initialValues={{ name: initialName }}
      onFinish={({ name }: { readonly name: string }) => onName(name.trim())}
    >
      {children}
      <Form.Item
        name="name"
        label={label}
        extra={hint}
        rules={[{ required: true, whitespace: true, message: formatMessage({ id: 'form.required' }, { name: label }) }]}
      >
        <Input maxLength={FACTOR_NAME_MAX} autoComplete="off" />
      </Form.Item>
      <div className={styles['actions']}>
        {other}
        <Button type="primary" htmlType="submit" loading={isLoading}>
          {formatMessage({ id: 'factors.totp.continue' })}
        </Button>
      </div>
    </Form>
  );
}
