import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Alert, Button, Modal } from 'antd';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

import { SettingsProblem } from '../systemElements';
import * as styles from './apiKeys.module.css';

/** A new API key with its name; only this page has it. */
export interface NewKey {
  readonly name: string;
  readonly key: string;
}

/** Shows a new API key once. A stray click or key does not close it. */
export function NewKeyCard({ created, onClose }: { readonly created: NewKey; readonly onClose: () => void }) {
  return (
    <Modal
      open
      title={<FormattedMessage id="system.apiKeys.onceTitle" values={{ name: created.name }} />}
      closable={false}
      keyboard={false}
      mask={{ closable: false }}
      footer={
        <Button type="primary" onClick={onClose}>
          <FormattedMessage id="system.apiKeys.done" />
        </Button>
      }
    >
      <div className={styles['key']}>
        <code>{created.key}</code>
        <CopyKey apiKey={created.key} />
      </div>
      <Alert type="warning" showIcon title={<FormattedMessage id="system.apiKeys.onceText" />} />
    </Modal>
  );
}

function CopyKey({ apiKey }: { readonly apiKey: string }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const copy = (): Promise<void> =>
    navigator.clipboard.writeText(apiKey).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  const isCopied = state === 'copied';
  return (
    <>
      <Button icon={isCopied ? <CheckOutlined /> : <CopyOutlined />} onClick={() => void copy()}>
        <FormattedMessage id={isCopied ? 'system.apiKeys.copied' : 'system.apiKeys.copy'} />
      </Button>
      {state === 'failed' && (
        <SettingsProblem>
          <FormattedMessage id="system.apiKeys.copyFailed" />
        </SettingsProblem>
      )}
    </>
  );
}
