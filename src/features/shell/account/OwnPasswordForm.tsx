import { toOwnPasswordArg, useOwnAccountOwnPasswordMutation } from '@/api/endpoints/account/ownPasswordApi';
import { PASSWORD_MAX, PASSWORD_MIN } from '@/contract/limits';
import { isNewPassword } from '@/contract/rules';
import { CompleteForm } from '@/ui/form/CompleteForm';
import { RefusedFields } from '@/ui/form/RefusedFields';
import { Button, Form, Input } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

const REFUSED_AT = { wrongCredentials: 'old', locked: 'old', passwordGuessable: 'fresh' } as const;

interface Fields {
  readonly old: string;
  readonly fresh: string;
  readonly again: string;
}

export interface OwnPasswordFormProps {
  /** The old password was created by another user, for one sign-in. */
  readonly isFirst: boolean;
  readonly onDone: () => void;
  /** Closes the dialog, or signs out if it cannot be dismissed. */
  readonly onLeave: () => void;
}

/** Sets the user's password, which requires the old one (US-01). */
export function OwnPasswordForm({ isFirst, onDone, onLeave }: OwnPasswordFormProps) {
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<Fields>();
  const [save, { isLoading, error: refused }] = useOwnAccountOwnPasswordMutation();
  const submit = async ({ old, fresh }: Fields): Promise<void> => {
    const { error } = await save(toOwnPasswordArg(old, fresh));
    if (!error) onDone();
  };
  return (
    <CompleteForm
      form={form}
      name="ownPassword"
      layout="vertical"
      requiredMark={false}
      onFinish={(fields) => void submit(fields)}
      disabled={isLoading}
    >
      <p>
        <FormattedMessage
          id={isFirst ? 'password.first' : 'password.hint'}
          values={{ least: PASSWORD_MIN, most: PASSWORD_MAX }}
        />
      </p>
      <RefusedFields error={refused} at={REFUSED_AT} />
      <PasswordItem name="old" label={formatMessage({ id: isFirst ? 'password.once' : 'password.old' })} />
      <PasswordItem name="fresh" label={formatMessage({ id: 'password.fresh' })} />
      <PasswordItem name="again" label={formatMessage({ id: 'password.again' })} />
      <Button type="primary" htmlType="submit" loading={isLoading} block>
        {formatMessage({ id: 'password.save' })}
      </Button>
      <Button type="text" block disabled={false} onClick={onLeave}>
        {formatMessage({ id: isFirst ? 'shell.logout' : 'password.cancel' })}
      </Button>
    </CompleteForm>
  );
}

type Name = keyof Fields;

/** Returns the error of a field, based on the values of all fields. */
const getFault = (name: Name, text: string, fresh: string): 'missing' | 'length' | 'differs' | undefined => {
  if (text === '') return 'missing';
  if (name === 'fresh' && !isNewPassword(text)) return 'length';
  return name === 'again' && text !== fresh ? 'differs' : undefined;
};

function PasswordItem({ name, label }: { readonly name: Name; readonly label: string }) {
  const { formatMessage } = useIntl();
  return (
    <Form.Item
      name={name}
      label={label}
      validateTrigger="onBlur"
      dependencies={name === 'again' ? ['fresh'] : []}
      rules={[
        ({ getFieldValue }) => ({
          validator(_, text: string | undefined) {
            const fault = getFault(name, text ?? '', String(getFieldValue('fresh') ?? ''));
            if (!fault) return Promise.resolve();
            const id = fault === 'missing' ? 'form.required' : (`password.${fault}` as const);
            const values = { name: label, least: PASSWORD_MIN, most: PASSWORD_MAX };
            return Promise.reject(new Error(formatMessage({ id }, values)));
          },
        }),
      ]}
    >
      <Input.Password visibilityToggle={false} autoComplete={name === 'old' ? 'current-password' : 'new-password'} />
    </Form.Item>
  );
}
