import { usePermissionRolesQuery, usePermissionSaveRolesMutation } from '@/api/endpoints/system/permissionApi';
import type { RolePermissions as Sent } from '@/contract/entities/users/permission';
import { useState } from 'react';

import { QueryBoundary } from '../QueryBoundary';
import { PermissionMatrix } from './PermissionMatrix';
import { type PendingChanges, listPendingChanges } from './pendingRoleChanges';
import { PendingChangesBar } from './PendingChangesBar';
import { PendingChangesDialog } from './PendingChangesDialog';

/** Permissions of the four roles as columns. Saving requires a review of the affected users first. */
export function RolePermissions() {
  const query = usePermissionRolesQuery();
  return (
    <QueryBoundary query={query}>
      {(sent) => <EditedRoles sent={sent} onOutOfDate={() => void query.refetch()} />}
    </QueryBoundary>
  );
}

interface EditedRolesProps {
  readonly sent: Sent;
  readonly onOutOfDate: () => void;
}

const NOTHING: PendingChanges = new Map();

function EditedRoles({ sent, onOutOfDate }: EditedRolesProps) {
  const [wishes, setWishes] = useState<PendingChanges>(NOTHING);
  const [isAsked, ask] = useState(false);
  const [save, { isLoading }] = usePermissionSaveRolesMutation();
  const list = listPendingChanges(wishes);
  const store = async (): Promise<void> => {
    const { error } = await save({ version: sent.version, changes: list });
    ask(false);
    // After a concurrent change, the new permissions are loaded, and the pending changes stay for review.
    if (error) onOutOfDate();
    else setWishes(NOTHING);
  };
  return (
    <>
      <PendingChangesBar
        save="permissions.review"
        count={list.length}
        isSaving={isLoading}
        onSave={() => ask(true)}
        onUndo={() => setWishes(NOTHING)}
      />
      <PermissionMatrix sent={sent} wishes={wishes} onWish={setWishes} />
      {isAsked && (
        <PendingChangesDialog
          sent={sent}
          list={list}
          isBusy={isLoading}
          onConfirm={() => void store()}
          onCancel={() => ask(false)}
        />
      )}
    </>
  );
}
