import type { Institution } from '@/contract/entities/users/institution';
import { usePermission } from '@/ui/screen/currentUser';
import { DateTime } from '@/ui/dates/DateTime';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { AddInstitution } from './AddInstitution';
import { InstitutionAccounts } from './InstitutionAccounts';
import { InstitutionStatus } from './InstitutionStatus';
import * as styles from './institutions.module.css';
import { MoveInstitution } from './MoveInstitution';
import { RenameInstitution } from './RenameInstitution';

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
