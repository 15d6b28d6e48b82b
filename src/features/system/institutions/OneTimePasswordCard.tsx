import type { OneTimePassword } from '@/contract/entities/users/institution';
import { ONE_TIME_PASSWORD_HOURS } from '@/contract/oneTimePassword';
import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import * as styles from './institutions.module.css';

/** Shows a one-time password once; it is stored nowhere (IN-01). A stray click or key does not close it. */
export function OneTimePasswordCard({
  username,
  password,
  onClose,
}: OneTimePassword & { readonly onClose: () => void }) {
  return (
    <Modal
      open
      title={<FormattedMessage id="institutions.once.title" values={{ username }} />}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          <FormattedMessage id="institutions.once.done" />
        </Button>
      }
    >
      <div className={styles['once']}>
        <code>{password}</code>
        <CopyPassword password={password} />
      </div>
      <Alert
        type="warning"
        showIcon
        title={<FormattedMessage id="institutions.once.text" values={{ hours: ONE_TIME_PASSWORD_HOURS }} />}
      />
    </Modal>
  );
}

function CopyPassword({ password }: { readonly password: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(password).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <Button icon={isCopied ? <CheckOutlined /> : <CopyOutlined />} onClick={() => void copy()}>
      <FormattedMessage id={isCopied ? 'institutions.once.copied' : 'institutions.once.copy'} />
    </Button>
  );
}
