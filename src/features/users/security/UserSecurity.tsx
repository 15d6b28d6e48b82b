import type { SystemUserInfo } from '@/contract/entities/users/systemUser';
import { isWatcher } from '@/contract/grants';
import { resetCommand } from '@/contract/oneTimePassword';
import { useCurrentUser, usePermission } from '@/ui/screen/currentUser';
import { DateTime } from '@/ui/dates/DateTime';
import { FormattedMessage, useIntl } from 'react-intl';

import { IdCardBinding } from './IdCardBinding';
import { LivenessBinding } from './LivenessBinding';
import { PasswordState } from './PasswordState';
import { ResetPassword } from './ResetPassword';
import { SessionsEnd } from './SessionsEnd';
import { SecondaryText } from '@/ui/screen/screenLayout';
import { BadText } from '../styled';
import * as styles from '../users.module.css';

/** Sign-in of a user: password, lock, sessions, liveness and ID card (US-01, US-03). */
export function UserSecurity({ user }: { readonly user: SystemUserInfo }) {
  const { formatMessage } = useIntl();
  const mayManage = usePermission('users.manage');
  const isSelf = useCurrentUser()?.id === user.id;
  return (
    <dl className={styles['facts']}>
      <dt>{formatMessage({ id: 'users.security.password' })}</dt>
      <dd>
        <PasswordState user={user} />
        <Lock until={user.lockedUntil} />
        {mayManage && !isSelf && <Reset user={user} />}
        {isSelf && <SecondaryText>{formatMessage({ id: 'users.security.own' })}</SecondaryText>}
      </dd>
      <dt>{formatMessage({ id: 'users.security.sessions' })}</dt>
      <dd>
        {formatMessage({ id: 'users.security.open' }, { count: user.openSessions })}
        {mayManage && !isSelf && user.openSessions > 0 && <SessionsEnd user={user} />}
      </dd>
      <dt>{formatMessage({ id: 'users.security.lastLogin' })}</dt>
      <dd>
        <DateTime at={user.lastLoginTime} />
      </dd>
      <dt>{formatMessage({ id: 'users.security.liveness' })}</dt>
      <dd>
        <LivenessBinding user={user} isLocked={!mayManage} />
        <SecondaryText>
          <FormattedMessage
            id="users.security.lastLiveness"
            values={{ time: <DateTime at={user.lastLivenessTime} /> }}
          />
        </SecondaryText>
      </dd>
      <dt>{formatMessage({ id: 'users.security.idCard' })}</dt>
      <dd>
        <IdCardBinding user={user} isLocked={!mayManage} />
      </dd>
    </dl>
  );
}

/** A watched user cannot create the password of a watching one: the operator does. */
function Reset({ user }: { readonly user: SystemUserInfo }) {
  if (!isWatcher(user.role)) return <ResetPassword user={user} />;
  return (
    <SecondaryText>
      <FormattedMessage id="users.operatorOnly" values={{ command: <code>{resetCommand(user)}</code> }} />
    </SecondaryText>
  );
}

function Lock({ until }: { readonly until: string | null }) {
  if (until === null) return null;
  return (
    <BadText>
      <FormattedMessage id="users.security.locked" values={{ time: <DateTime at={until} /> }} />
    </BadText>
  );
}
