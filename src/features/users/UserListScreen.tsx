import { usePermission } from '@/ui/screen/currentUser';
import { Tabs } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { LoginLogs } from './loginLog/LoginLogs';
import { UserActions } from './list/UserActions';
import { UserList } from './list/UserList';
import { UserRank } from './list/UserRank';
import { Screen, ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import { useSearchParams } from '@/ui/screen/useSearchParams';

/** /users: the users, their ranking and their sign-ins (§2, US-01, US-03). */
export function UserListScreen() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const mayReadLogs = usePermission('loginLogs.read');
  const items = [
    { key: 'list', label: formatMessage({ id: 'users.tab.list' }), children: <UserList /> },
    { key: 'rank', label: formatMessage({ id: 'users.tab.rank' }), children: <UserRank /> },
    ...(mayReadLogs ? [{ key: 'logs', label: formatMessage({ id: 'users.tab.logs' }), children: <LoginLogs /> }] : []),
  ];
  const requestedView = params.get('view') ?? 'list';
  return (
    <Screen>
      <ScreenHead>
        <ScreenTitle>
          <FormattedMessage id="users.title" />
        </ScreenTitle>
        <UserActions />
      </ScreenHead>
      <Tabs
        size="small"
        items={items}
        activeKey={items.some(({ key }) => key === requestedView) ? requestedView : 'list'}
        destroyOnHidden
        // Another list has different filters: none of the previous ones stay in the address.
        onChange={(view) => setParams(view === 'list' ? {} : { view })}
      />
    </Screen>
  );
}
