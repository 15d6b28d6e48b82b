import { useSecondFactorRemoveMutation, useSecondFactorRenameMutation } from '@/api/endpoints/account/ownFactorsApi';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { FACTOR_KIND } from '@/contract/codes/signInCodes';
import type { OwnFactor } from '@/contract/entities/users/secondFactor';
import { FACTOR_NAME_MAX } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { DateTime } from '@/ui/dates/DateTime';
import * as facts from '@/ui/theme/facts.module.css';
import { Button, Input, type InputRef, Modal } from 'antd';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './factors.module.css';

interface FactorCardProps {
  readonly factor: OwnFactor;
  readonly isLast: boolean;
}

/** A second factor: kind, name and use; can be renamed and removed. */
export function FactorCard({ factor, isLast }: FactorCardProps) {
  const language = useLocale();
  const [isRenaming, setRenaming] = useState(false);
  return (
    <li className={styles['factor']}>
      <div className={styles['about']}>
        {isRenaming ? (
          <RenameForm factor={factor} onDone={() => setRenaming(false)} />
        ) : (
          <p className={styles['name']}>
            <strong>{factor.name}</strong> {getCodeLabel(FACTOR_KIND, factor.kind, language)}
          </p>
        )}
        <Facts factor={factor} />
      </div>
      {!isRenaming && <FactorActions factor={factor} isLast={isLast} onRename={() => setRenaming(true)} />}
    </li>
  );
}

function Facts({ factor }: Pick<FactorCardProps, 'factor'>) {
  return (
    <dl className={facts['facts']}>
      <dt>
        <FormattedMessage id="factors.created" />
      </dt>
      <dd>
        <DateTime at={factor.createdAt} />
      </dd>
      <dt>
        <FormattedMessage id="factors.lastUsed" />
      </dt>
      <dd>
        {factor.lastUsedAt === null ? <FormattedMessage id="factors.never" /> : <DateTime at={factor.lastUsedAt} />}
      </dd>
    </dl>
  );
}

interface RenameFormProps extends Pick<FactorCardProps, 'factor'> {
  readonly onDone: () => void;
}

function RenameForm({ factor, onDone }: RenameFormProps) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState(factor.name);
  const field = useRef<InputRef>(null);
  useEffect(() => field.current?.select(), []);
  const [rename, { isLoading }] = useSecondFactorRenameMutation();
  const save = async (): Promise<void> => {
    const { error } = await rename({ id: factor.id, name: name.trim() });
    if (!error) onDone();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <form className={styles['rename']} onSubmit={submit}>
      <Input
        aria-label={formatMessage({ id: 'factors.name' })}
        value={name}
        maxLength={FACTOR_NAME_MAX}
        ref={field}
        onChange={({ target }) => setName(target.value)}
      />
      <Button htmlType="submit" type="primary" loading={isLoading} disabled={name.trim() === ''}>
        {formatMessage({ id: 'factors.save' })}
      </Button>
      <Button onClick={onDone}>{formatMessage({ id: 'factors.cancel' })}</Button>
    </form>
  );
}

interface FactorActionsProps extends FactorCardProps {
  readonly onRename: () => void;
}

function FactorActions({ factor, isLast, onRename }: FactorActionsProps) {
  const { formatMessage } = useIntl();
  const { id, name } = factor;
  const [isAsking, setAsking] = useState(false);
  const [remove, { isLoading }] = useSecondFactorRemoveMutation();
  const act = async (): Promise<void> => {
    await remove({ id });
    setAsking(false);
  };
  return (
    <div className={styles['actions']}>
      <Button size="small" aria-label={formatMessage({ id: 'factors.renameOf' }, { name })} onClick={onRename}>
        {formatMessage({ id: 'factors.rename' })}
      </Button>
      <Button
        size="small"
        danger
        aria-label={formatMessage({ id: 'factors.removeOf' }, { name })}
        onClick={() => setAsking(true)}
      >
        {formatMessage({ id: 'factors.remove' })}
      </Button>
      <Modal
        open={isAsking}
        title={formatMessage({ id: 'factors.remove.ask' }, { name })}
        okText={formatMessage({ id: 'factors.remove' })}
        okButtonProps={{ danger: true, loading: isLoading }}
        cancelText={formatMessage({ id: 'factors.cancel' })}
        onOk={() => void act()}
        onCancel={() => setAsking(false)}
        destroyOnHidden
      >
        {formatMessage({ id: isLast ? 'factors.remove.last' : 'factors.remove.text' })}
      </Modal>
    </div>
  );
}
