import { toConfirmPasswordArg, useOwnAccountConfirmPasswordMutation } from '@/api/endpoints/account/confirmPasswordApi';
import { PASSWORD_CONFIRMED_MS } from '@/contract/ourLimits';
import { markRefusedField } from '@/ui/form/RefusedFields';
import { Form, Input, Modal } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

const REFUSED_AT = { wrongCredentials: 'password', locked: 'password' } as const;
const WIDTH = 420;
const MINUTES = PASSWORD_CONFIRMED_MS / 60_000;

interface Fields {
  readonly password: string;
}

interface ConfirmPasswordDialogProps {
  readonly onConfirmed: () => void;
  readonly onCancel: () => void;
}

/**
 * Requires the user's password before a lasting change is executed (ASVS 7.5.1). A wrong password shows the usual error and can be retyped.
 */
export function ConfirmPasswordDialog({ onConfirmed, onCancel }: ConfirmPasswordDialogProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [form] = Form.useForm<Fields>();
  const [confirm, { isLoading }] = useOwnAccountConfirmPasswordMutation();
  const submit = async ({ password }: Fields): Promise<void> => {
    const { error } = await confirm(toConfirmPasswordArg(password));
    if (!error) return onConfirmed();
    form.resetFields();
    if (!markRefusedField(form, { error, at: REFUSED_AT }, intl)) form.focusField('password');
  };
  return (
    <Modal
      open
      width={WIDTH}
      title={formatMessage({ id: 'confirm.title' })}
      okText={formatMessage({ id: 'confirm.ok' })}
      cancelText={formatMessage({ id: 'confirm.cancel' })}
      okButtonProps={{ loading: isLoading }}
      mask={{ closable: false }}
      afterOpenChange={(isOpen) => isOpen && form.focusField('password')}
      onOk={() => form.submit()}
      onCancel={onCancel}
    >
      <Form
        form={form}
        name="confirmPassword"
        layout="vertical"
        requiredMark={false}
        onFinish={(fields) => void submit(fields)}
      >
        <p>
          <FormattedMessage id="confirm.text" values={{ minutes: MINUTES }} />
        </p>
        <Form.Item
          name="password"
          label={formatMessage({ id: 'confirm.password' })}
          validateTrigger="onSubmit"
          rules={[{ required: true, message: formatMessage({ id: 'confirm.missing' }) }]}
        >
          <Input.Password visibilityToggle={false} autoComplete="current-password" />
        </Form.Item>
      </Form>
    </Modal>
  );
}
