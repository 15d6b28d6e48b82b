import { useManageUserStatusMutation } from '@/api/manageUserApi';
import type { SystemUser } from '@/contract/entities/systemUser';
import { useCurrentUser } from '@/ui/currentUser';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

type Of = Pick<SystemUser, 'id' | 'name' | 'status'>;

/** Enables or disables a user; disabling asks first, for it ends what the user is doing (US-01). */
export function StatusButton({ user, isInRow = false }: { readonly user: Of; readonly isInRow?: boolean }) {
  const { formatMessage } = useIntl();
  const self = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  const [change, { isLoading }] = useManageUserStatusMutation();
  const isEnabled = user.status === 'enabled';
  const act = async (): Promise<void> => {
    await change({ id: user.id, status: isEnabled ? 'disabled' : 'enabled' });
    setAsking(false);
  };
  // Nobody disables themselves.
  if (self?.id === user.id) return null;
  return (
    <>
      <Button
        size="small"
        // Twenty of them below each other: what it does is red where it is asked about.
        {...(isInRow ? { type: 'text' } : { danger: isEnabled })}
        loading={isLoading && !isAsking}
        onClick={() => (isEnabled ? setAsking(true) : void act())}
        aria-label={formatMessage({ id: isEnabled ? 'users.disable.of' : 'users.enable.of' }, { name: user.name })}
      >
        {formatMessage({ id: isEnabled ? 'users.disable' : 'users.enable' })}
      </Button>
      <Modal
        open={isAsking}
        title={formatMessage({ id: 'users.disable.ask' }, { name: user.name })}
        okText={formatMessage({ id: 'users.disable' })}
        okButtonProps={{ danger: true, loading: isLoading }}
        cancelText={formatMessage({ id: 'users.cancel' })}
        onOk={() => void act()}
        onCancel={() => setAsking(false)}
        destroyOnHidden
      >
        {formatMessage({ id: 'users.disable.text' })}
      </Modal>
    </>
  );
}
