import { Alert, Form, type FormProps } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import * as styles from './completeForm.module.css';
import { useIncomplete } from './useIncomplete';

interface CompleteFormProps<Fields> extends Omit<FormProps<Fields>, 'children'> {
  readonly children: ReactNode;
}

/** Form with one summary error at its end for all missing fields (§5). Each field also shows its own error. */
export function CompleteForm<Fields extends object>(props: CompleteFormProps<Fields>) {
  const { onValuesChange, onFinish, onFinishFailed, children, ...rest } = props;
  const [form] = Form.useForm<Fields>(rest.form);
  const { isIncomplete, check, clear } = useIncomplete(form);
  return (
    <Form<Fields>
      {...rest}
      form={form}
      onValuesChange={(...changes) => {
        clear();
        onValuesChange?.(...changes);
      }}
      onFinish={(fields) => {
        clear();
        onFinish?.(fields);
      }}
      onFinishFailed={(failed) => {
        check();
        onFinishFailed?.(failed);
      }}
    >
      {children}
      {isIncomplete && (
        <Alert
          type="error"
          showIcon
          role="alert"
          className={styles['incomplete'] ?? ''}
          title={<FormattedMessage id="form.incomplete" />}
        />
      )}
    </Form>
  );
}
