import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/taskCalls';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './caseBar.module.css';
import { CASE_KEYS } from '../keys/caseKeys';
import { KeyCap } from '../keys/KeyCap';

interface CaseStepsProps {
  readonly neighbours: CallAnswer<typeof taskCalls.neighbours> | undefined;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Previous and next case, and where in the list this one stands (CL-05). */
export function CaseSteps({ neighbours, onPrevious, onNext }: CaseStepsProps) {
  const { formatMessage } = useIntl();
  const previous = formatMessage({ id: 'case.previous' });
  const next = formatMessage({ id: 'case.next' });
  const { position, totalCount } = neighbours ?? {};
  return (
    <nav className={styles['steps']} aria-label={`${previous}, ${next}`}>
      {typeof position === 'number' && typeof totalCount === 'number' && (
        <span className={styles['position']}>
          <FormattedMessage id="case.position" values={{ position, total: totalCount }} />
        </span>
      )}
      <Space.Compact>
        <Button
          size="small"
          icon={<LeftOutlined />}
          aria-label={previous}
          title={`${previous} (${CASE_KEYS.previous})`}
          onClick={onPrevious}
          disabled={!neighbours?.previous}
        />
        <Button
          size="small"
          icon={<RightOutlined />}
          iconPlacement="end"
          title={`${next} (${CASE_KEYS.next})`}
          onClick={onNext}
          disabled={!neighbours?.next}
        >
          <span>
            {next}
            <KeyCap>{CASE_KEYS.next}</KeyCap>
          </span>
        </Button>
      </Space.Compact>
    </nav>
  );
}
