import { PERMISSION_NAME } from '@/contract/codes/permissionCodes';
import { ROLE } from '@/contract/codes/userCodes';
import type { RolePermissions } from '@/contract/entities/users/permission';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import * as styles from './permissions.module.css';
import type { PendingRoleChange } from './pendingRoleChanges';

interface WishDialogProps {
  readonly sent: RolePermissions;
  readonly list: readonly PendingRoleChange[];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Review of the pending changes by role, with the number of affected people, before saving (RO-01). */
export function PendingChangesDialog({ sent, list, ...rest }: WishDialogProps) {
  const roles = [...new Set(list.map(({ role }) => role))];
  return (
    <ConfirmDialog
      {...rest}
      title={<FormattedMessage id="permissions.confirm.title" />}
      confirm={<FormattedMessage id="permissions.confirm.ok" />}
      isDangerous={list.some(({ allowed }) => !allowed)}
    >
      {roles.map((role) => (
        <section key={role} className={styles['difference']}>
          <h3>
            <CodeLabel table={ROLE} code={role} />{' '}
            <small>
              <FormattedMessage
                id="permissions.people"
                values={{ count: sent.roles.find((each) => each.role === role)?.userCount ?? 0 }}
              />
            </small>
          </h3>
          <ul>
            {list
              .filter((wish) => wish.role === role)
              .map((wish) => (
                <PendingChangeLine key={wish.permission} sent={sent} wish={wish} />
              ))}
          </ul>
        </section>
      ))}
      <p className={styles['hint']}>
        <FormattedMessage id="permissions.confirm.atOnce" />
      </p>
    </ConfirmDialog>
  );
}

function PendingChangeLine({
  sent,
  wish: { role, permission, allowed },
}: {
  readonly sent: RolePermissions;
  readonly wish: PendingRoleChange;
}) {
  const own = sent.roles.find((each) => each.role === role)?.own.find((each) => each.permission === permission);
  return (
    <li data-allowed={allowed}>
      <FormattedMessage id={allowed ? 'permissions.given' : 'permissions.taken'} />{' '}
      <CodeLabel table={PERMISSION_NAME} code={permission} />
      {own && (
        <span className={styles['hint']}>
          {' '}
          <FormattedMessage id="permissions.ownStay" values={{ count: own.userCount }} />
        </span>
      )}
    </li>
  );
}
