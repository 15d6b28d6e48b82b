import { useInstitutionalManagementRenameInstitutionMutation } from '@/api/endpoints/system/institutionalManagementApi';
import type { Institution } from '@/contract/entities/users/institution';
import { NAME_MAX } from '@/contract/ourLimits';
import { Unsaved } from '@/ui/unsaved/Unsaved';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Input } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import * as styles from './institutions.module.css';

interface RenameProps {
  readonly shown: Institution;
  readonly onClose: () => void;
}

/** Changes an institution's name. */
export function RenameInstitution({ shown, onClose }: RenameProps) {
  const [name, write] = useState(shown.name);
  const [rename, { isLoading }] = useInstitutionalManagementRenameInstitutionMutation();
  const store = async (): Promise<void> => {
    if (name.trim() === '') return;
    const { error } = await rename({ id: shown.id, name });
    if (!error) onClose();
  };
  return (
    <ConfirmDialog
      title={<FormattedMessage id="institutions.rename" />}
      confirm={<FormattedMessage id="system.save" />}
      isBusy={isLoading}
      onConfirm={() => void store()}
      onCancel={useGuardedClose(onClose)}
    >
      <Unsaved isChanged={name !== shown.name} />
      <div className={styles['field']}>
        <label htmlFor="institution-name">
          <FormattedMessage id="institutions.field.name" />
        </label>
        <Input
          id="institution-name"
          value={name}
          maxLength={NAME_MAX}
          status={name.trim() === '' ? 'error' : ''}
          onChange={({ target }) => write(target.value)}
          onPressEnter={() => void store()}
        />
      </div>
    </ConfirmDialog>
  );
}
