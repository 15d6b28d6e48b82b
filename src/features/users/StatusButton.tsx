import { useManageUserStatusMutation } from '@/api/endpoints/management/manageUserApi';
import type { SystemUser } from '@/contract/entities/users/systemUser';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

type StatusButtonSubject = Pick<SystemUser, 'id' | 'name' | 'status'>;

/** Enables or disables a user. Disabling requires a confirmation, because it ends the user's work (US-01). */
export function StatusButton({
  user,
  isInRow = false,
}: {
  readonly user: StatusButtonSubject;
  readonly isInRow?: boolean;
}) {
  const { formatMessage } = useIntl();
  const self = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  const [change, { isLoading }] = useManageUserStatusMutation();
  const isEnabled = user.status === 'enabled';
  const act = (): void => {
    void change({ id: user.id, status: isEnabled ? 'disabled' : 'enabled' });
    setAsking(false);
  };
  // Users cannot disable themselves.
  if (self?.id === user.id) return null;
  return (
    <>
      <Button
        size="small"
        // In a list of twenty, the red button appears only in the confirmation.
        {...(isInRow ? { type: 'text' } : { danger: isEnabled })}
        loading={isLoading}
        onClick={() => (isEnabled ? setAsking(true) : act())}
        aria-label={formatMessage({ id: isEnabled ? 'users.disable.of' : 'users.enable.of' }, { name: user.name })}
      >
        {formatMessage({ id: isEnabled ? 'users.disable' : 'users.enable' })}
      </Button>
      <Modal
        open={isAsking}
        title={formatMessage({ id: 'users.disable.ask' }, { name: user.name })}
        okText={formatMessage({ id: 'users.disable' })}
        okButtonProps={{ danger: true }}
        cancelText={formatMessage({ id: 'users.cancel' })}
        onOk={act}
        onCancel={() => setAsking(false)}
        destroyOnHidden
      >
        {formatMessage({ id: 'users.disable.text' })}
      </Modal>
    </>
  );
}
