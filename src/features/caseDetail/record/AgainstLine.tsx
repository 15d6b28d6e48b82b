import { Alert, Button, Space } from 'antd';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';

import type { useRecord } from './useRecord';

interface AgainstLineProps {
  readonly doubt: ReturnType<typeof useRecord>['doubt'];
}

/** The line knows the call as unanswered, the result as connected: asks which is right before it is written down (CD-05). */
export function AgainstLine({ doubt }: AgainstLineProps) {
  return doubt.isOpen && <Question {...doubt} />;
}

function Question({ confirm, takeBack }: AgainstLineProps['doubt']) {
  const no = useRef<HTMLButtonElement>(null);
  // Not on 'yes': the key that saves may still be held down.
  useEffect(() => no.current?.focus(), []);
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      style={{ marginBottom: 12 }}
      title={<FormattedMessage id="case.record.againstLine" />}
      action={
        <Space orientation="vertical">
          <Button size="small" type="primary" onClick={confirm}>
            <FormattedMessage id="case.record.againstLine.yes" />
          </Button>
          <Button ref={no} size="small" onClick={takeBack}>
            <FormattedMessage id="case.record.againstLine.no" />
          </Button>
        </Space>
      }
    />
  );
}
