import { useManageUserResetPasswordMutation } from '@/api/endpoints/management/manageUserApi';
import { takeRevealed } from '@/api/client/revealed';
import type { SystemUser } from '@/contract/entities/users/systemUser';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { OneTimePassword } from './OneTimePassword';

/** Creates a one-time password for a user after a confirmation, and shows it once (US-01). */
export function ResetPassword({ user }: { readonly user: Pick<SystemUser, 'id' | 'name' | 'username'> }) {
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
