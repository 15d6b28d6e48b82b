import { getCodeLabel } from '@/contract/codes/codeTable';
import { PERMISSION_NAME } from '@/contract/codes/permissionCodes';
import { ROLE, type Role } from '@/contract/codes/userCodes';
import type { RolePermissions } from '@/contract/entities/users/permission';
import { isSettable, isStandard } from '@/contract/grants';
import type { Permission } from '@/contract/permissions';
import { useLocale } from '@/i18n/languageContext';
import { LockOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './permissions.module.css';
import { isInForce, isGrantedAfterChanges, type PendingChanges, addPendingChange } from './pendingRoleChanges';

/** Permissions on the server, pending changes, and the callback for changes. */
export interface MatrixProps {
  readonly sent: RolePermissions;
  readonly wishes: PendingChanges;
  readonly onWish: (wishes: PendingChanges) => void;
}

interface CellProps extends MatrixProps {
  readonly role: Role;
  readonly permission: Permission;
}

/** A permission of a role: a checkbox, or a fixed value. */
export function MatrixCell(props: CellProps) {
  const { role, permission } = props;
  if (isSettable(role, permission)) return <Tick {...props} />;
  return <Fixed isAllowed={isStandard(role, permission)} />;
}

function Tick({ role, permission, sent, wishes, onWish }: CellProps) {
  const language = useLocale();
  const isAllowed = isGrantedAfterChanges(sent, wishes, [role, permission]);
  const own = sent.roles.find((each) => each.role === role)?.own.find((each) => each.permission === permission);
  return (
    <span className={styles['cell']} data-wished={isAllowed !== isInForce(sent, role, permission)}>
      <Checkbox
        checked={isAllowed}
        aria-label={`${getCodeLabel(PERMISSION_NAME, permission, language)}: ${getCodeLabel(ROLE, role, language)}`}
        onChange={({ target }) => onWish(addPendingChange(sent, wishes, { role, permission, allowed: target.checked }))}
      />
      {isAllowed !== isStandard(role, permission) && (
        <span className={styles['changed']}>
          <FormattedMessage id="permissions.changed" />
        </span>
      )}
      {own && (
        <span className={styles['hint']}>
          <FormattedMessage id="permissions.own" values={{ count: own.userCount }} />
        </span>
      )}
    </span>
  );
}

/** Permission that no institution can grant or revoke. */
function Fixed({ isAllowed }: { readonly isAllowed: boolean }) {
  const words = useIntl().formatMessage({ id: isAllowed ? 'permissions.fixed.yes' : 'permissions.fixed.no' });
  return (
    <span className={styles['fixed']} title={words}>
      <LockOutlined aria-hidden /> {isAllowed ? '✓' : '–'}
      <span className={styles['heard']}>{words}</span>
    </span>
  );
}
