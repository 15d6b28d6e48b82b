import { getCodeValues } from '@/contract/codes/codeTable';
import { PERMISSION_NAME } from '@/contract/codes/permissionCodes';
import { ROLE, type Role } from '@/contract/codes/userCodes';
import type { Permission } from '@/contract/permissions';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { MatrixCell, type MatrixProps } from './MatrixCell';
import { PERMISSION_AREAS } from './permissionAreas';
import * as styles from './permissions.module.css';
import { differsFromStandard, addStandard } from './pendingRoleChanges';

const ROLES = getCodeValues(ROLE);

/** Every permission in a row, every role in a column, grouped by what it is about. */
export function PermissionMatrix(props: MatrixProps) {
  return (
    <div className={styles['frame']}>
      <table className={styles['matrix']}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="permissions.permission" />
            </th>
            {ROLES.map((role) => (
              <RoleHead key={role} role={role} {...props} />
            ))}
          </tr>
        </thead>
        {PERMISSION_AREAS.map(({ label, permissions }) => (
          <tbody key={label}>
            <tr className={styles['area']}>
              <th scope="rowgroup" colSpan={1 + ROLES.length}>
                <FormattedMessage id={label} />
              </th>
            </tr>
            {permissions.map((permission) => (
              <PermissionRow key={permission} permission={permission} {...props} />
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function RoleHead({ role, sent, wishes, onWish }: MatrixProps & { readonly role: Role }) {
  const users = sent.roles.find((each) => each.role === role)?.userCount ?? 0;
  return (
    <th scope="col">
      <CodeLabel table={ROLE} code={role} />
      <div className={styles['hint']}>
        <FormattedMessage id="permissions.people" values={{ count: users }} />
      </div>
      {differsFromStandard(sent, wishes, role) && (
        <Button type="link" size="small" onClick={() => onWish(addStandard(sent, wishes, role))}>
          <FormattedMessage id="permissions.reset" />
        </Button>
      )}
    </th>
  );
}

function PermissionRow({ permission, ...props }: MatrixProps & { readonly permission: Permission }) {
  return (
    <tr>
      <th scope="row">
        <CodeLabel table={PERMISSION_NAME} code={permission} />
      </th>
      {ROLES.map((role) => (
        <td key={role}>
          <MatrixCell role={role} permission={permission} {...props} />
        </td>
      ))}
    </tr>
  );
}
