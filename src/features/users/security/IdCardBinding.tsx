import { useManageUserIdCardBindingMutation } from '@/api/endpoints/management/manageUserApi';
import type { SystemUser } from '@/contract/entities/users/systemUser';
import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { Button, Input } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from '../users.module.css';

const ID_CARD_MAX = 32;
const ID_CARD = /^[A-Za-z0-9-]{4,32}$/;

interface BindingProps {
  readonly user: Pick<SystemUser, 'id' | 'idCard'>;
  readonly isLocked: boolean;
}

/** The ID card bound to a user, masked; another one, or none (US-03). */
export function IdCardBinding({ user, isLocked }: BindingProps) {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const [bind, { isLoading }] = useManageUserIdCardBindingMutation();
  const save = async (idCard: string | null): Promise<void> => {
    const { error } = await bind({ id: user.id, idCard });
    if (!error) setText('');
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void save(text.trim());
  };
  return (
    <form className={styles['bindRow']} onSubmit={submit}>
      <UnsavedNote isChanged={text !== ''} />
      <span>{user.idCard ?? formatMessage({ id: 'users.idCard.none' })}</span>
      {!isLocked && (
        <>
          <Input
            aria-label={formatMessage({ id: 'users.idCard.new' })}
            placeholder={formatMessage({ id: 'users.idCard.new' })}
            value={text}
            maxLength={ID_CARD_MAX}
            autoComplete="off"
            onChange={({ target }) => setText(target.value)}
          />
          <Button size="small" htmlType="submit" loading={isLoading} disabled={!ID_CARD.test(text.trim())}>
            {formatMessage({ id: 'users.bind' })}
          </Button>
          {user.idCard !== null && (
            <Button size="small" danger disabled={isLoading} onClick={() => void save(null)}>
              {formatMessage({ id: 'users.unbind' })}
            </Button>
          )}
        </>
      )}
    </form>
  );
}
