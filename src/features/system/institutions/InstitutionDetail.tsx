import {
  useInstitutionalManagementInstitutionStatusMutation,
  useInstitutionalManagementRenameInstitutionMutation,
} from '@/api/endpoints/system/institutionalManagementApi';
import type { Institution } from '@/contract/entities/users/institution';
import { NAME_MAX } from '@/contract/ourLimits';
import { DateTime } from '@/ui/dates/DateTime';
import { usePermission } from '@/ui/screen/currentUser';
import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Input, Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import { AddInstitution } from './AddInstitution';
import { InstitutionAccounts } from './InstitutionAccounts';
import * as styles from './institutions.module.css';
import { MoveInstitution } from './MoveInstitution';

/** Requires a confirmation before all users of an institution are signed out, or may sign in again. */
function InstitutionStatus({ shown: { id, name, enabled, accountCount }, onClose }: InstitutionStepProps) {
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

interface InstitutionStepProps {
  readonly shown: Institution;
  readonly onClose: () => void;
}

/** Changes an institution's name. */
function RenameInstitution({ shown, onClose }: InstitutionStepProps) {
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
      <UnsavedNote isChanged={name !== shown.name} />
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

interface InstitutionDetailProps {
  readonly shown: Institution;
  readonly rows: readonly Institution[];
  readonly onChoose: (id: string) => void;
}

/** Details of an institution, the actions on it, and its accounts (IN-01). */
export function InstitutionDetail(props: InstitutionDetailProps) {
  const { shown } = props;
  return (
    <div className={styles['detail']}>
      <h3 className={styles['name']}>{shown.name}</h3>
      {usePermission('institutions.manage') && <InstitutionActions {...props} />}
      <InstitutionFacts shown={shown} />
      <InstitutionAccounts institutionId={shown.id} />
    </div>
  );
}

function InstitutionFacts({ shown }: Pick<InstitutionDetailProps, 'shown'>) {
  const facts = [
    ['code', shown.code],
    ['currency', shown.currency],
    ['timeZone', shown.timeZone],
    ['created', <DateTime key="created" at={shown.createdTime} />],
    ['accounts', shown.accountCount],
    ['administrators', shown.administratorCount],
  ] as const;
  return (
    <dl className={styles['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>
            <FormattedMessage id={`institutions.${name}`} />
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type Open = 'add' | 'rename' | 'move' | 'status';

function InstitutionActions({ shown, rows, onChoose }: InstitutionDetailProps) {
  const [open, setOpen] = useState<Open>();
  const close = (): void => setOpen(undefined);
  // An institution can only be moved and disabled by those above it.
  const isOwn = shown.parentId === null;
  return (
    <div className={styles['actions']}>
      <ActionButton name="add" isPrimary onOpen={setOpen} />
      <ActionButton name="rename" onOpen={setOpen} />
      {!isOwn && <ActionButton name="move" onOpen={setOpen} />}
      {!isOwn && (
        <Button danger={shown.enabled} onClick={() => setOpen('status')}>
          <FormattedMessage id={shown.enabled ? 'institutions.disable' : 'institutions.enable'} />
        </Button>
      )}
      {open === 'add' && <AddInstitution parent={shown} onClose={close} onMade={onChoose} />}
      {open === 'rename' && <RenameInstitution shown={shown} onClose={close} />}
      {open === 'move' && <MoveInstitution shown={shown} rows={rows} onClose={close} />}
      {open === 'status' && <InstitutionStatus shown={shown} onClose={close} />}
    </div>
  );
}

interface ActionButtonProps {
  readonly name: Exclude<Open, 'status'>;
  readonly isPrimary?: true;
  readonly onOpen: (name: Open) => void;
}

function ActionButton({ name, isPrimary, onOpen }: ActionButtonProps) {
  return (
    <Button type={isPrimary ? 'primary' : 'default'} onClick={() => onOpen(name)}>
      <FormattedMessage id={`institutions.${name}`} />
    </Button>
  );
}
