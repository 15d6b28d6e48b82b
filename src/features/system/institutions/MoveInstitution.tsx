import { useInstitutionalManagementMoveInstitutionMutation } from '@/api/endpoints/system/institutionalManagementApi';
import type { Institution } from '@/contract/entities/users/institution';
import { Select } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import * as styles from './institutions.module.css';
import { getLevel, listWithDescendants } from './treeOrder';

interface MoveProps {
  readonly shown: Institution;
  readonly rows: readonly Institution[];
  readonly onClose: () => void;
}

/** Moves an institution and all below it to another parent, but never below itself. */
export function MoveInstitution({ shown, rows, onClose }: MoveProps) {
  const { formatMessage } = useIntl();
  const [parentId, choose] = useState(shown.parentId ?? '');
  const [move, { isLoading }] = useInstitutionalManagementMoveInstitutionMutation();
  const below = listWithDescendants(rows, shown.id);
  const options = rows
    .filter(({ id }) => !below.includes(id))
    .map((row) => ({ value: row.id, label: `${'– '.repeat(getLevel(rows, row) - 1)}${row.name}` }));
  const store = async (): Promise<void> => {
    const { error } = await move({ id: shown.id, parentId });
    if (!error) onClose();
  };
  return (
    <ConfirmDialog
      title={<FormattedMessage id="institutions.moveTitle" values={{ name: shown.name }} />}
      confirm={<FormattedMessage id="institutions.move" />}
      isBusy={isLoading}
      onConfirm={() => void store()}
      onCancel={onClose}
    >
      <div className={styles['field']}>
        <FormattedMessage id="institutions.newParent" />
        <Select
          aria-label={formatMessage({ id: 'institutions.newParent' })}
          value={parentId}
          options={options}
          onChange={choose}
        />
      </div>
      {below.length > 1 && (
        <p className={styles['hint']}>
          <FormattedMessage id="institutions.moveBelow" values={{ count: below.length - 1 }} />
        </p>
      )}
    </ConfirmDialog>
  );
}
