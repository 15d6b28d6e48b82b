import { ONE_TIME_PASSWORD_HOURS } from '@/contract/oneTimePassword';
import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from '../users.module.css';

interface OneTimePasswordProps {
  readonly username: string;
  readonly password: string;
  readonly onClose: () => void;
}

/** Shows a one-time password once; it is stored nowhere (US-01). */
export function OneTimePassword({ username, password, onClose }: OneTimePasswordProps) {
  const { formatMessage } = useIntl();
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(password).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Modal
      open
      title={formatMessage({ id: 'users.once.title' }, { username })}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      destroyOnHidden
      footer={
        <Button type="primary" onClick={onClose}>
          <FormattedMessage id="users.once.done" />
        </Button>
      }
    >
      <div className={styles['once']}>
        <code aria-label={formatMessage({ id: 'users.once.password' })}>{password}</code>
        <Button icon={isCopied ? <CheckOutlined /> : <CopyOutlined />} onClick={() => void copy()}>
          <FormattedMessage id={isCopied ? 'users.once.copied' : 'users.once.copy'} />
        </Button>
      </div>
      <Alert
        type="warning"
        showIcon
        title={formatMessage({ id: 'users.once.text' }, { hours: ONE_TIME_PASSWORD_HOURS })}
      />
    </Modal>
  );
}
