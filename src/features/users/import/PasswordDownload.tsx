import { useManageUserDownloadPasswordMutation } from '@/api/manageUserApi';
import { ONE_TIME_PASSWORD_HOURS } from '@/contract/oneTimePassword';
import { ROUTES } from '@/contract/routes';
import { failureText } from '@/ui/failureText';
import { DownloadOutlined } from '@ant-design/icons';
import { Alert, Button, Result } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { BindRow } from '../styled';
import * as styles from './passwordDownload.module.css';

interface PasswordDownloadProps {
  readonly userIds: readonly string[];
  readonly onAgain: () => void;
}

/** Making one password takes the server about a twentieth of a second, so that guessing one takes a thief as long. */
const PASSWORDS_A_SECOND = 15;

/** The users are there; now the file of their one-time passwords, which nobody can read a second time (US-03). */
export function PasswordDownload({ userIds, onAgain }: PasswordDownloadProps) {
  const intl = useIntl();
  const count = userIds.length;
  const [save, { data: name, error, isLoading }] = useManageUserDownloadPasswordMutation();
  return (
    <Result
      status="success"
      title={intl.formatMessage({ id: 'users.sheet.added' }, { count })}
      subTitle={intl.formatMessage({ id: 'users.passwords.text' }, { hours: ONE_TIME_PASSWORD_HOURS })}
      extra={
        <div className={styles['done']}>
          <Button
            type="primary"
            icon={<DownloadOutlined />}
            loading={isLoading}
            onClick={() => void save({ userIds: [...userIds] })}
          >
            <FormattedMessage id="users.passwords.download" values={{ count }} />
          </Button>
          <output>
            {isLoading && (
              <FormattedMessage
                id="users.passwords.making"
                values={{ seconds: Math.max(1, Math.ceil(count / PASSWORDS_A_SECOND)) }}
              />
            )}
            {!isLoading && name !== undefined && intl.formatMessage({ id: 'users.exported' }, { name })}
          </output>
          {!isLoading && error !== undefined && (
            <Alert type="error" showIcon role="alert" title={failureText(error, intl)} />
          )}
          <BindRow>
            <Button onClick={onAgain}>
              <FormattedMessage id="users.sheet.again" />
            </Button>
            <Link to={`${ROUTES.users.path}?attention=oneTimePassword`}>
              <FormattedMessage id="users.sheet.toList" />
            </Link>
          </BindRow>
        </div>
      }
    />
  );
}
