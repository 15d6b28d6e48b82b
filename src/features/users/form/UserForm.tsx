import { getFailureDetails } from '@/api/client/apiFailure';
import { userFieldsInUse } from '@/contract/entities/users/systemUser';
import { SEND_FLAGS } from '@/contract/sendFlags';
import { useCurrentUser } from '@/ui/screen/currentUser';
import * as legible from '@/ui/theme/legible.module.css';
import { GuardedForm } from '@/ui/unsaved/GuardedForm';
import { Checkbox, Form, Button } from 'antd';
import { useIntl } from 'react-intl';

import { UserFlagRow } from '../userElements';
import * as styles from '../users.module.css';
import { FormSection } from './FormSection';
import { trimFields, type UserFields } from './userFields';
import { IdentityFields } from './IdentityFields';
import { WorkFields } from './WorkFields';

/** Channels by which the user may send messages (§6). */
function SendingFields() {
  const { formatMessage } = useIntl();
  return (
    <FormSection title={formatMessage({ id: 'users.section.sending' })}>
      <UserFlagRow>
        {SEND_FLAGS.map(({ field, name }) => (
          <Form.Item key={field} name={field} valuePropName="checked" noStyle>
            <Checkbox>{name}</Checkbox>
          </Form.Item>
        ))}
      </UserFlagRow>
    </FormSection>
  );
}

interface UserFormProps {
  readonly initial: Partial<UserFields>;
  readonly button: string;
  readonly isSaving: boolean;
  /** The role of the account that is changed; without one it is a new account. */
  readonly role?: string;
  /** The account's version; undefined: a new one. */
  readonly version?: string | undefined;
  /** Read-only: users without the permission to change users see the same form. */
  readonly isLocked?: boolean;
  /** Saves the user; returns the error of a refusal. */
  readonly onSubmit: (fields: UserFields) => Promise<unknown>;
}

/** All fields of a system user, in the order of hiring: identity, work, sending (US-01). */
export function UserForm(props: UserFormProps) {
  const { initial, button, isSaving, role, version, isLocked = false, onSubmit } = props;
  const { formatMessage } = useIntl();
  const [form] = Form.useForm<UserFields>();
  const currency = useCurrentUser()?.currency;
  const submit = async (fields: UserFields): Promise<void> => {
    const taken = getFailureDetails(await onSubmit(trimFields(fields)), { name: 'nameTaken', told: userFieldsInUse });
    const errors = [formatMessage({ id: 'users.taken' })];
    form.setFields((taken?.fields ?? []).filter((name) => name !== 'idCard').map((name) => ({ name, errors })));
  };
  return (
    <GuardedForm
      form={form}
      name="user"
      layout="vertical"
      className={`${styles['form']} ${legible['legible']}`}
      initialValues={initial}
      version={version}
      disabled={isLocked || isSaving}
      onFinish={(fields) => void submit(fields)}
    >
      <IdentityFields role={role} />
      <WorkFields currency={currency} />
      <SendingFields />
      {!isLocked && (
        <div className={styles['save']}>
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {button}
          </Button>
          <Button onClick={() => form.resetFields()}>{formatMessage({ id: 'users.reset' })}</Button>
        </div>
      )}
    </GuardedForm>
  );
}
