import { useManageUserEndSessionsMutation } from '@/api/endpoints/management/manageUserApi';
import type { SystemUser } from '@/contract/entities/users/systemUser';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** Signs a user out of all sessions, after a confirmation (US-01). */
export function SessionsEnd({ user }: { readonly user: Pick<SystemUser, 'id' | 'name'> }) {
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
