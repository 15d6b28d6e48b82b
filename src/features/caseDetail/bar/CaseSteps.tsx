import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Space } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './caseBar.module.css';
import { CASE_KEYS } from '../keys/caseKeys';
import { KeyCap } from '../keys/KeyCap';

type Neighbours = CallAnswer<typeof taskCalls.neighbours>;

interface CaseStepsProps {
  readonly neighbours: Neighbours | undefined;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

/** Previous and next case, and the position of this one in the list (CL-05). */
export function CaseSteps({ neighbours, onPrevious, onNext }: CaseStepsProps) {
  const { formatMessage } = useIntl();
  const previous = formatMessage({ id: 'case.previous' });
  const next = formatMessage({ id: 'case.next' });
  return (
    <nav className={styles['steps']} aria-label={`${previous}, ${next}`}>
      {neighbours && <Position neighbours={neighbours} />}
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
          disabled={!neighbours?.next && !neighbours?.parked}
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

const Position = ({ neighbours: { position, totalCount } }: { readonly neighbours: Neighbours }) =>
  typeof position === 'number' &&
  typeof totalCount === 'number' && (
    <span className={styles['position']}>
      <FormattedMessage id="case.position" values={{ position, total: totalCount }} />
    </span>
  );
