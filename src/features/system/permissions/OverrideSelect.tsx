import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { PERMISSION_NAME } from '@/contract/codes/permissionCodes';
import { ROLE } from '@/contract/codes/userCodes';
import type { UserPermissions } from '@/contract/entities/users/permission';
import { isSettable } from '@/contract/grants';
import { PERMISSIONS } from '@/contract/permissions';
import { useLocale } from '@/i18n/languageContext';
import { LockOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './permissions.module.css';

interface OwnChoiceProps {
  readonly role: string;
  readonly row: UserPermissions['permissions'][number];
  readonly value: boolean | null;
  readonly onChoose: (chosen: boolean | null) => void;
}

const VALUE_OF = { role: null, always: true, never: false } as const;

const settable = (roleName: string, name: string): boolean => {
  const role = getCodeValues(ROLE).find((each) => each === roleName);
  const permission = PERMISSIONS.find((each) => each === name);
  return role !== undefined && permission !== undefined && isSettable(role, permission);
};

const getKey = (value: boolean | null): keyof typeof VALUE_OF => {
  if (value === null) return 'role';
  return value ? 'always' : 'never';
};

/** Selects the role's default, always, or never. Shows a note if the permission is fixed for the role. */
export function OverrideSelect({ role, row: { permission, byRole }, value, onChoose }: OwnChoiceProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  if (!settable(role, permission)) {
    return (
      <span className={styles['fixed']}>
        <LockOutlined aria-hidden /> <FormattedMessage id="permissions.fixed" />
      </span>
    );
  }
  return (
    <Select
      className={styles['choice'] ?? ''}
      size="small"
      aria-label={`${formatMessage({ id: 'permissions.ownSetting' })}: ${getCodeLabel(PERMISSION_NAME, permission, language)}`}
      value={getKey(value)}
      options={[
        { value: 'role', label: formatMessage({ id: byRole ? 'permissions.asRole.yes' : 'permissions.asRole.no' }) },
        { value: 'always', label: formatMessage({ id: 'permissions.always' }) },
        { value: 'never', label: formatMessage({ id: 'permissions.never' }) },
      ]}
      onChange={(chosen: keyof typeof VALUE_OF) => onChoose(VALUE_OF[chosen])}
    />
  );
}
