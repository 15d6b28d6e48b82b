import { usePermissionSaveUserMutation, usePermissionUserQuery } from '@/api/endpoints/system/permissionApi';
import { ROLE } from '@/contract/codes/userCodes';
import type { UserPermissions as Sent } from '@/contract/entities/users/permission';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { QueryBoundary } from '../QueryBoundary';
import * as styles from './permissions.module.css';
import { UserPermissionTable } from './UserPermissionTable';
import { NO_CHOICES, type OwnChoices, listOverrideChanges, removeOverride } from './ownChoices';
import { PendingChangesBar } from './PendingChangesBar';

interface UserPermissionsProps {
  readonly userId: string;
  readonly onBack: () => void;
}

/** Permissions of one user, the origin of each, and the exceptions set for this user (RO-01). */
export function UserPermissions({ userId, onBack }: UserPermissionsProps) {
  const query = usePermissionUserQuery({ userId });
  return (
    <>
      <Button type="link" className={styles['link'] ?? ''} icon={<ArrowLeftOutlined />} onClick={onBack}>
        <FormattedMessage id="permissions.back" />
      </Button>
      <QueryBoundary query={query}>
        {(sent) => <EditedUser sent={sent} onOutOfDate={() => void query.refetch()} />}
      </QueryBoundary>
    </>
  );
}

interface EditedUserProps {
  readonly sent: Sent;
  readonly onOutOfDate: () => void;
}

function EditedUser({ sent, onOutOfDate }: EditedUserProps) {
  const [choices, choose] = useState<OwnChoices>(NO_CHOICES);
  const [save, { isLoading }] = usePermissionSaveUserMutation();
  const changes = listOverrideChanges(sent, choices);
  const store = async (): Promise<void> => {
    const { error } = await save({ userId: sent.user.id, version: sent.version, changes });
    if (error) onOutOfDate();
    else choose(NO_CHOICES);
  };
  return (
    <>
      <UserHead sent={sent} />
      <PendingChangesBar
        save="permissions.saveUser"
        count={changes.length}
        isSaving={isLoading}
        onSave={() => void store()}
        onUndo={() => choose(NO_CHOICES)}
      >
        {sent.user.ownCount > 0 && (
          <Button type="link" size="small" onClick={() => choose(removeOverride(sent))}>
            <FormattedMessage id="permissions.reset.user" />
          </Button>
        )}
      </PendingChangesBar>
      <UserPermissionTable sent={sent} choices={choices} onChoose={choose} />
    </>
  );
}

function UserHead({ sent: { user } }: { readonly sent: Sent }) {
  return (
    <header className={styles['person']}>
      <h3>{user.name}</h3>
      <span>{user.username}</span>
      <CodeLabel table={ROLE} code={user.role} />
      {user.groupName !== null && <span>{user.groupName}</span>}
      {!user.enabled && (
        <span className={styles['no']}>
          <FormattedMessage id="permissions.disabled" />
        </span>
      )}
    </header>
  );
}
