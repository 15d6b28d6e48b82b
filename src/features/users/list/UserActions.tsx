import { ROUTES } from '@/contract/routes';
import { useMay } from '@/ui/currentUser';
import { FileExcelOutlined, TeamOutlined, UserAddOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { GroupDialog } from './GroupDialog';
import { Actions } from '../styled';

/** What an administrator can begin from the list of users. */
export function UserActions() {
  const navigate = useNavigate();
  const [isGroupsOpen, setGroupsOpen] = useState(false);
  if (!useMay('users.manage')) return null;
  return (
    <Actions>
      <Button icon={<TeamOutlined />} onClick={() => setGroupsOpen(true)}>
        <FormattedMessage id="users.groups" />
      </Button>
      <Button icon={<FileExcelOutlined />} onClick={() => void navigate(`${ROUTES.addUser.path}?from=sheet`)}>
        <FormattedMessage id="users.addSheet" />
      </Button>
      <Button type="primary" icon={<UserAddOutlined />} onClick={() => void navigate(ROUTES.addUser.path)}>
        <FormattedMessage id="users.add" />
      </Button>
      {isGroupsOpen && <GroupDialog onClose={() => setGroupsOpen(false)} />}
    </Actions>
  );
}
