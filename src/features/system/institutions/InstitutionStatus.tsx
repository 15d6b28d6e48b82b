import { useInstitutionalManagementInstitutionStatusMutation } from '@/api/endpoints/system/institutionalManagementApi';
import type { Institution } from '@/contract/entities/users/institution';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';

interface StatusProps {
  readonly shown: Institution;
  readonly onClose: () => void;
}

/** Requires a confirmation before all users of an institution are signed out, or may sign in again. */
export function InstitutionStatus({ shown: { id, name, enabled, accountCount }, onClose }: StatusProps) {
  const [set, { isLoading }] = useInstitutionalManagementInstitutionStatusMutation();
  const store = async (): Promise<void> => {
    const { error } = await set({ id, enabled: !enabled });
    if (!error) onClose();
  };
  return (
    <ConfirmDialog
      title={
        <FormattedMessage id={enabled ? 'institutions.disableTitle' : 'institutions.enableTitle'} values={{ name }} />
      }
      confirm={<FormattedMessage id={enabled ? 'institutions.disable' : 'institutions.enable'} />}
      isDangerous={enabled}
      isBusy={isLoading}
      onConfirm={() => void store()}
      onCancel={onClose}
    >
      <FormattedMessage
        id={enabled ? 'institutions.disableText' : 'institutions.enableText'}
        values={{ count: accountCount }}
      />
    </ConfirmDialog>
  );
}
