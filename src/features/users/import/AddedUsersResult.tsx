import { useManageUserManyRunMutation } from '@/api/endpoints/management/manageUserApi';
import { useIdempotencyKey } from '@/api/hooks/useIdempotencyKey';
import { ONE_TIME_PASSWORD_HOURS } from '@/contract/oneTimePassword';
import { ROUTES } from '@/contract/routes';
import { Button, Result } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { UserOperations } from '../many/UserOperations';
import { BindingRow } from '../userElements';
import * as styles from '../users.module.css';

interface AddedUsersProps {
  readonly userIds: readonly string[];
  readonly onAgain: () => void;
}

/** Shown after the users were added: their one-time passwords are created in the background, with the file of them (US-03). */
export function AddedUsersResult({ userIds, onAgain }: AddedUsersProps) {
  const { formatMessage } = useIntl();
  const count = userIds.length;
  const [start, { data: begun, isLoading }] = useManageUserManyRunMutation();
  const once = useIdempotencyKey();
  const make = () =>
    void once((idempotencyKey) =>
      start({ act: 'resetPassword', selection: { userIds: [...userIds] }, expected: count, idempotencyKey }),
    );
  return (
    <Result
      status="success"
      title={formatMessage({ id: 'users.sheet.added' }, { count })}
      subTitle={formatMessage({ id: 'users.passwords.text' }, { hours: ONE_TIME_PASSWORD_HOURS })}
      extra={
        <div className={styles['done']}>
          {begun ? (
            <UserOperations />
          ) : (
            <Button type="primary" loading={isLoading} onClick={make}>
              <FormattedMessage id="users.passwords.make" values={{ count }} />
            </Button>
          )}
          <BindingRow>
            <Button onClick={onAgain}>
              <FormattedMessage id="users.sheet.again" />
            </Button>
            <Link to={`${ROUTES.users.path}?attention=oneTimePassword`}>
              <FormattedMessage id="users.sheet.toList" />
            </Link>
          </BindingRow>
        </div>
      }
    />
  );
}
