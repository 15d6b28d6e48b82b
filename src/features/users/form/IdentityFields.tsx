import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { ROLE, USER_FIELD } from '@/contract/codes/userCodes';
import { isWatcher } from '@/contract/grants';
import { NAME_MAX, USERNAME_MAX } from '@/contract/ourLimits';
import { isNewUsername } from '@/contract/rules';
import { useLocale } from '@/i18n/languageContext';
import { Form, Input, Select } from 'antd';
import { useIntl } from 'react-intl';

import { FormSection } from './FormSection';

/**
 * Returns the roles available to an account. A new one can have any role; an existing one cannot change between watching and other roles.
 */
const rolesFor = (role: string | undefined) =>
  getCodeValues(ROLE).filter((code) => role === undefined || isWatcher(code) === isWatcher(role));

type Field = 'username' | 'name' | 'email' | 'role';

interface WhoFieldsProps {
  /** The role of the account that is changed; without one it is a new account. */
  readonly role?: string | undefined;
}

const REQUIRED = { required: true, whitespace: true };

/** Username, name, e-mail address and role. */
export function IdentityFields({ role }: WhoFieldsProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const label = (name: Field): string => getCodeLabel(USER_FIELD, name, language);
  return (
    <FormSection title={formatMessage({ id: 'users.section.who' })}>
      <Form.Item
        name="username"
        label={label('username')}
        rules={[
          REQUIRED,
          {
            validator: (_, text: string | undefined) =>
              !text || isNewUsername(text.trim())
                ? Promise.resolve()
                : Promise.reject(new Error(formatMessage({ id: 'users.username.rule' }, { most: USERNAME_MAX }))),
          },
        ]}
      >
        <Input maxLength={USERNAME_MAX} autoComplete="off" />
      </Form.Item>
      <Form.Item name="name" label={label('name')} rules={[REQUIRED]}>
        <Input maxLength={NAME_MAX} autoComplete="off" />
      </Form.Item>
      <Form.Item name="email" label={label('email')} rules={[REQUIRED, { type: 'email' }]}>
        <Input maxLength={NAME_MAX} type="email" autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="role"
        label={label('role')}
        extra={role !== undefined && formatMessage({ id: 'users.role.fixed' })}
      >
        <Select options={rolesFor(role).map((code) => ({ value: code, label: getCodeLabel(ROLE, code, language) }))} />
      </Form.Item>
    </FormSection>
  );
}
