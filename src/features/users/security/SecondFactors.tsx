import { useManageUserRemoveFactorsMutation } from '@/api/endpoints/management/manageUserApi';
import type { SystemUser, SystemUserInfo } from '@/contract/entities/users/systemUser';
import { isWatcher } from '@/contract/grants';
import { useCurrentUser, usePermission } from '@/ui/screen/currentUser';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

/** Removes the second factors of another user after a confirmation, for example after a phone was lost. */
function RemoveFactors({ user }: { readonly user: Pick<SystemUser, 'id' | 'name'> }) {
  const { formatMessage } = useIntl();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useManageUserRemoveFactorsMutation();
  const act = async (): Promise<void> => {
    await remove({ id: user.id });
    setAsking(false);
  };
  return (
    <>
      <Button size="small" onClick={() => setAsking(true)}>
        {formatMessage({ id: 'users.removeFactors' })}
      </Button>
      <Modal
        open={isAsking}
        title={formatMessage({ id: 'users.removeFactors.ask' }, { name: user.name })}
        okText={formatMessage({ id: 'users.removeFactors' })}
        okButtonProps={{ danger: true, loading: isLoading }}
        cancelText={formatMessage({ id: 'users.cancel' })}
        onOk={() => void act()}
        onCancel={() => setAsking(false)}
        destroyOnHidden
      >
        {formatMessage({ id: 'users.removeFactors.text' })}
      </Modal>
    </>
  );
}

/** Number of a user's second factors, and their removal. Those of a supervisor are removed by the operator. */
export function SecondFactors({ user }: { readonly user: SystemUserInfo }) {
  const { formatMessage } = useIntl();
  const mayManage = usePermission('users.manage');
  const isSelf = useCurrentUser()?.id === user.id;
  const mayRemove = mayManage && !isSelf && !isWatcher(user.role) && user.secondFactors > 0;
  return (
    <>
      {formatMessage({ id: 'users.security.factorCount' }, { count: user.secondFactors })}
      {mayRemove && <RemoveFactors user={user} />}
    </>
  );
}
