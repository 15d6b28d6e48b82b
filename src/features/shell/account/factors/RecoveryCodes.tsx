import { saveFile } from '@/browser/files/files';
import { CheckOutlined, CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './factors.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

const FILE_NAME = 'saldo-recovery-codes.txt';

/** Shows new recovery codes once, for copying or saving. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { formatMessage } = useIntl();
  const [isCopied, setCopied] = useState(false);
  const text = codes.join('\n');
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <section aria-label={formatMessage({ id: 'factors.codes.title' })}>
      <h3>
        <FormattedMessage id="factors.codes.title" />
      </h3>
      <p>
        <FormattedMessage id="factors.codes.text" />
      </p>
      <ul className={styles['codes']}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles['actions']}>
        <Button
          icon={isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
          onClick={() => void copy()}
        >
          {formatMessage({ id: isCopied ? 'factors.codes.copied' : 'factors.codes.copy' })}
        </Button>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => saveFile(new Blob([`${text}\n`], { type: 'text/plain' }), FILE_NAME)}
        >
          {formatMessage({ id: 'factors.codes.download' })}
        </Button>
        <Button type="primary" onClick={onDone}>
          {formatMessage({ id: 'factors.codes.done' })}
        </Button>
      </div>
    </section>
  );
}
