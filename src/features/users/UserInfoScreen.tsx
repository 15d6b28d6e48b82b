import { useManageUserInfoQuery } from '@/api/endpoints/management/manageUserApi';
import { ROLE, USER_STATUS } from '@/contract/codes/userCodes';
import type { SystemUserInfo } from '@/contract/entities/users/systemUser';
import { ROUTES } from '@/contract/routes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { usePermission } from '@/ui/screen/currentUser';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Tabs } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';

import { EditUser } from './form/EditUser';
import { LoginLogs } from './loginLog/LoginLogs';
import { StatusButton } from './StatusButton';
import { USER_STATUS_TONES } from './list/userColumns';
import { UserHistory } from './UserHistory';
import { UserSecurity } from './security/UserSecurity';
import { SecondaryText, Screen, ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { UserButtons } from './userElements';
import * as styles from './users.module.css';

/** /user/{id}: a user's fields, sign-in and history (§2, US-01, US-03). */
export function UserInfoScreen() {
  const { id = '' } = useParams();
  const { currentData: user, error, isFetching, refetch } = useManageUserInfoQuery({ id });
  return (
    <Screen>
      <Link to={ROUTES.users.path}>
        <FormattedMessage id="users.back" />
      </Link>
      {user && <User user={user} />}
      {!user && isFetching && <Loading rows={12} />}
      {!user && !isFetching && error !== undefined && <ErrorWithRetry error={error} onRetry={() => void refetch()} />}
    </Screen>
  );
}

function User({ user }: { readonly user: SystemUserInfo }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const mayReadLogs = usePermission('loginLogs.read');
  const items = [
    { key: 'fields', label: formatMessage({ id: 'users.tab.fields' }), children: <EditUser user={user} /> },
    { key: 'security', label: formatMessage({ id: 'users.tab.security' }), children: <UserSecurity user={user} /> },
    { key: 'history', label: formatMessage({ id: 'users.tab.history' }), children: <UserHistory userId={user.id} /> },
    ...(mayReadLogs
      ? [{ key: 'logs', label: formatMessage({ id: 'users.tab.logs' }), children: <LoginLogs userId={user.id} /> }]
      : []),
  ];
  return (
    <>
      <Head user={user} />
      <Tabs
        size="small"
        items={items}
        activeKey={items.find(({ key }) => key === params.get('view'))?.key ?? 'fields'}
        destroyOnHidden
        onChange={(view) => setParams(view === 'fields' ? {} : { view })}
      />
    </>
  );
}

function Head({ user }: { readonly user: SystemUserInfo }) {
  const mayManage = usePermission('users.manage');
  const place = [user.groupName, user.queueName, user.institutionName].filter(Boolean).join(' · ');
  return (
    <ScreenHead>
      {user.photo !== null && <img src={user.photo} alt="" className={styles['photo']} />}
      <ScreenTitle>{user.name}</ScreenTitle>
      <CodeLabel table={USER_STATUS} code={user.status} tones={USER_STATUS_TONES} />
      <SecondaryText>
        {user.username} · <CodeLabel table={ROLE} code={user.role} />
        {place !== '' && ` · ${place}`}
      </SecondaryText>
      <UserButtons>{mayManage && <StatusButton user={user} />}</UserButtons>
    </ScreenHead>
  );
}
