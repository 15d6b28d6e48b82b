import { PERMISSION_NAME } from '@/contract/codes/permissionCodes';
import type { UserPermissions } from '@/contract/entities/users/permission';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { FormattedMessage } from 'react-intl';

import { OverrideSelect } from './OverrideSelect';
import type { OwnChoices } from './ownChoices';
import { PERMISSION_AREAS } from './permissionAreas';
import * as styles from './permissions.module.css';

interface TableProps {
  readonly sent: UserPermissions;
  readonly choices: OwnChoices;
  readonly onChoose: (choices: OwnChoices) => void;
}

type UserPermissionTableRow = UserPermissions['permissions'][number];

const SOURCE = {
  standard: 'permissions.from.standard',
  role: 'permissions.from.role',
  user: 'permissions.from.user',
  fixed: 'permissions.from.fixed',
  flag: 'permissions.from.flag',
} as const;

/** All permissions of a user: the value in force, its origin, and the individual setting. */
export function UserPermissionTable(props: TableProps) {
  return (
    <div className={styles['frame']}>
      <table className={styles['matrix']}>
        <thead>
          <tr>
            {(['permission', 'inForce', 'source', 'ownSetting'] as const).map((name) => (
              <th key={name} scope="col">
                <FormattedMessage id={`permissions.${name}`} />
              </th>
            ))}
          </tr>
        </thead>
        {PERMISSION_AREAS.map(({ label, permissions }) => (
          <tbody key={label}>
            <tr className={styles['area']}>
              <th scope="rowgroup" colSpan={4}>
                <FormattedMessage id={label} />
              </th>
            </tr>
            {props.sent.permissions
              .filter(({ permission }) => permissions.some((each) => each === permission))
              .map((row) => (
                <PermissionRow key={row.permission} row={row} {...props} />
              ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

function PermissionRow({ row, sent, choices, onChoose }: TableProps & { readonly row: UserPermissionTableRow }) {
  const { permission, allowed, from, own } = row;
  return (
    <tr>
      <th scope="row">
        <CodeLabel table={PERMISSION_NAME} code={permission} />
      </th>
      <td className={allowed ? styles['yes'] : styles['no']}>
        <FormattedMessage id={allowed ? 'permissions.yes' : 'permissions.no'} />
      </td>
      <td>
        <FormattedMessage id={SOURCE[from]} />
      </td>
      <td>
        <OverrideSelect
          role={sent.user.role}
          row={row}
          value={choices.has(permission) ? (choices.get(permission) ?? null) : own}
          onChoose={(chosen) => onChoose(new Map(choices).set(permission, chosen))}
        />
      </td>
    </tr>
  );
}
