import { useSearchParams } from '@/ui/useSearchParams';
import { Button, Space } from 'antd';
import { FormattedMessage } from 'react-intl';

import { PanelFrame } from '../PanelFrame';
import { PermissionHistory } from './PermissionHistory';
import { PermittedUsers } from './PermittedUsers';
import { RolePermissions } from './RolePermissions';

const VIEWS = [
  { key: 'roles', label: 'permissions.view.roles', View: RolePermissions },
  { key: 'users', label: 'permissions.view.users', View: PermittedUsers },
  { key: 'history', label: 'permissions.view.history', View: PermissionHistory },
] as const;

/** Who may do what: by role, by user, and who settled it when (RO-01). */
export function PermissionsPanel() {
  const [params, setParams] = useSearchParams();
  const shown = VIEWS.find(({ key }) => key === params.get('view')) ?? VIEWS[0];
  return (
    <PanelFrame title="system.tab.permissions" intro="permissions.intro" changes="permissions.manage">
      <Space.Compact>
        {VIEWS.map(({ key, label }) => (
          <Button
            key={key}
            type={key === shown.key ? 'primary' : 'default'}
            aria-pressed={key === shown.key}
            onClick={() => setParams({ tab: params.get('tab') ?? '', view: key })}
          >
            <FormattedMessage id={label} />
          </Button>
        ))}
      </Space.Compact>
      <shown.View />
    </PanelFrame>
  );
}
