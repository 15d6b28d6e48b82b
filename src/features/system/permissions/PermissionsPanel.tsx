import { useSearchParams } from '@/ui/screen/useSearchParams';

import { PanelFrame } from '../PanelFrame';
import { ViewButtons } from '../ViewButtons';
import { PermissionHistory } from './PermissionHistory';
import { PermittedUsers } from './PermittedUsers';
import { RolePermissions } from './RolePermissions';

const VIEWS = [
  { key: 'roles', label: 'permissions.view.roles', View: RolePermissions },
  { key: 'users', label: 'permissions.view.users', View: PermittedUsers },
  { key: 'history', label: 'permissions.view.history', View: PermissionHistory },
] as const;

/** Permissions by role and by user, with their history (RO-01). */
export function PermissionsPanel() {
  const [params] = useSearchParams();
  const shown = VIEWS.find(({ key }) => key === params.get('view')) ?? VIEWS[0];
  return (
    <PanelFrame title="system.tab.permissions" intro="permissions.intro" changes="permissions.manage">
      <ViewButtons views={VIEWS} shown={shown} />
      <shown.View />
    </PanelFrame>
  );
}
