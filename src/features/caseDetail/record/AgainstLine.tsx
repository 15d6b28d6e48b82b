import { Alert, Button, Space } from 'antd';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import * as styles from './recordForm.module.css';

interface AgainstLineProps {
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** The line knows the call as unanswered, the result as connected: asks, in the place of the buttons, which is right (CD-05). */
export function AgainstLine({ onConfirm, onBack }: AgainstLineProps) {
  const no = useRef<HTMLButtonElement>(null);
  // Not on 'yes': the key that saves may still be held down.
  useEffect(() => no.current?.focus(), []);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      className={styles['question'] ?? ''}
      title={<FormattedMessage id="case.record.againstLine" />}
      description={
        <Space>
          <Button type="primary" onClick={onConfirm}>
            <FormattedMessage id="case.record.againstLine.yes" />
          </Button>
          <Button ref={no} onClick={onBack}>
            <FormattedMessage id="case.record.againstLine.no" />
          </Button>
        </Space>
      }
    />
  );
}
