import { takeRevealed } from '@/api/client/revealed';
import {
  useManageUserEndSessionsMutation,
  useManageUserResetPasswordMutation,
  useManageUserLivenessBindingMutation,
} from '@/api/endpoints/management/manageUserApi';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { FACE_CHECK } from '@/contract/codes/signInCodes';
import type { SystemUser, SystemUserInfo } from '@/contract/entities/users/systemUser';
import { isWatcher } from '@/contract/grants';
import { resetCommand } from '@/contract/oneTimePassword';
import { useLocale } from '@/i18n/languageContext';
import { DateTime } from '@/ui/dates/DateTime';
import { useCurrentUser, usePermission } from '@/ui/screen/currentUser';
import { SecondaryText } from '@/ui/screen/screenLayout';
import { Button, Modal, Select } from 'antd';
import { useState } from 'react';
import { useIntl, FormattedMessage } from 'react-intl';

import { BindingRow, UserErrorText } from '../userElements';
import * as styles from '../users.module.css';
import { IdCardBinding } from './IdCardBinding';
import { OneTimePassword } from './OneTimePassword';
import { PasswordState } from './PasswordState';
import { SecondFactors } from './SecondFactors';

/** Signs a user out of all sessions, after a confirmation (US-01). */
function SessionsEnd({ user }: { readonly user: Pick<SystemUser, 'id' | 'name'> }) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [end, { isLoading }] = useManageUserEndSessionsMutation();
  const act = async (): Promise<void> => {
    await end({ id: user.id });
    setAsking(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {formatMessage({ id: 'users.endSessions' })}
      </Button>
      <Modal
        open={isAsking}
        title={formatMessage({ id: 'users.endSessions.ask' }, { name: user.name })}
        okText={formatMessage({ id: 'users.endSessions' })}
        okButtonProps={{ danger: true, loading: isLoading }}
        cancelText={formatMessage({ id: 'users.cancel' })}
        onOk={() => void act()}
        onCancel={() => setAsking(false)}
        destroyOnHidden
      >
        {formatMessage({ id: 'users.endSessions.text' })}
      </Modal>
    </>
  );
}

/** Creates a one-time password for a user after a confirmation, and shows it once (US-01). */
function ResetPassword({ user }: { readonly user: Pick<SystemUser, 'id' | 'name' | 'username'> }) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const [reset, { isLoading }] = useManageUserResetPasswordMutation();
  const act = async (): Promise<void> => {
    const { data } = await reset({ id: user.id });
    setAsking(false);
    if (data) setPassword(takeRevealed(data.passwordHandle));
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {formatMessage({ id: 'users.resetPassword' })}
      </Button>
      <Modal
        open={isAsking}
        title={formatMessage({ id: 'users.resetPassword.ask' }, { name: user.name })}
        okText={formatMessage({ id: 'users.resetPassword' })}
        okButtonProps={{ loading: isLoading }}
        cancelText={formatMessage({ id: 'users.cancel' })}
        onOk={() => void act()}
        onCancel={() => setAsking(false)}
        destroyOnHidden
      >
        {formatMessage({ id: 'users.resetPassword.text' })}
      </Modal>
      {password !== null && (
        <OneTimePassword username={user.username} password={password} onClose={() => setPassword(null)} />
      )}
    </>
  );
}

interface BindingProps {
  readonly user: Pick<SystemUser, 'id' | 'faceCheck'>;
  readonly isLocked: boolean;
}

/** The liveness check that a user is bound to; a change signs the user out, so that the next sign-in goes by it (US-03). */
function LivenessBinding({ user, isLocked }: BindingProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const [chosen, setChosen] = useState<string>();
  const [bind, { isLoading }] = useManageUserLivenessBindingMutation();
  const kind = getCodeValues(FACE_CHECK).find((code) => code === (chosen ?? user.faceCheck)) ?? 'none';
  const save = async (): Promise<void> => {
    const { error } = await bind({ id: user.id, faceCheck: kind });
    if (!error) setChosen(undefined);
  };
  return (
    <BindingRow>
      <Select
        aria-label={formatMessage({ id: 'users.security.liveness' })}
        value={kind}
        disabled={isLocked || isLoading}
        options={getCodeValues(FACE_CHECK).map((code) => ({
          value: code,
          label: getCodeLabel(FACE_CHECK, code, language),
        }))}
        onChange={setChosen}
      />
      {kind !== user.faceCheck && (
        <Button size="small" type="primary" loading={isLoading} onClick={() => void save()}>
          {formatMessage({ id: 'users.bind' })}
        </Button>
      )}
      {kind !== user.faceCheck && <SecondaryText>{formatMessage({ id: 'users.bind.liveness' })}</SecondaryText>}
    </BindingRow>
  );
}

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
      <dt>{formatMessage({ id: 'users.security.factors' })}</dt>
      <dd>
        <SecondFactors user={user} />
      </dd>
      <dt>{formatMessage({ id: 'users.security.idCard' })}</dt>
      <dd>
        <IdCardBinding user={user} isLocked={!mayManage} />
      </dd>
      <DirectoryGroups names={user.directoryGroups} />
    </dl>
  );
}

/** Groups of the company directory, for users who have some; the directory changes them (docs/provisioning.md). */
function DirectoryGroups({ names }: { readonly names: readonly string[] }) {
  const { formatMessage } = useIntl();
  if (names.length === 0) return null;
  return (
    <>
      <dt>{formatMessage({ id: 'users.security.directory' })}</dt>
      <dd>{names.join(' · ')}</dd>
    </>
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
    <UserErrorText>
      <FormattedMessage id="users.security.locked" values={{ time: <DateTime at={until} /> }} />
    </UserErrorText>
  );
}
