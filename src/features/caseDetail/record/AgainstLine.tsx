import { Alert, Button, Space } from 'antd';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import * as styles from './record.module.css';

interface AgainstLineProps {
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/**
 * Shown if the line reports the call as unanswered and the result says connected. Replaces the buttons with the choice between the two
 * (CD-05).
 */
export function AgainstLine({ onConfirm, onBack }: AgainstLineProps) {
  const no = useRef<HTMLButtonElement>(null);
  // Not on 'yes': the key that saves may still be pressed.
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
