import { ROUTES } from '@/contract/routes';
import { usePermission } from '@/ui/screen/currentUser';
import { ScreenButton } from '@/ui/screen/ScreenButton';
import { FileExcelOutlined, TeamOutlined, UserAddOutlined } from '@ant-design/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { GroupDialog } from './GroupDialog';
import { UserButtons } from '../userElements';

/** Actions of an administrator on the list of users. */
export function UserActions() {
  const navigate = useNavigate();
  const [isGroupsOpen, setGroupsOpen] = useState(false);
  if (!usePermission('users.manage')) return null;
  return (
    <UserButtons>
      <ScreenButton words="users.groups" icon={<TeamOutlined />} run={() => setGroupsOpen(true)} />
      <ScreenButton
        words="users.addSheet"
        icon={<FileExcelOutlined />}
        run={() => void navigate(`${ROUTES.addUser.path}?from=sheet`)}
      />
      <ScreenButton
        words="users.add"
        type="primary"
        icon={<UserAddOutlined />}
        run={() => void navigate(ROUTES.addUser.path)}
      />
      {isGroupsOpen && <GroupDialog onClose={() => setGroupsOpen(false)} />}
    </UserButtons>
  );
}
