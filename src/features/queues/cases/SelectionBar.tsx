import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { ToolRow, WaitingCount } from '../styled';
import * as styles from './selectionBar.module.css';
import type { useSelection } from './useSelection';

interface SelectionBarProps {
  readonly selection: ReturnType<typeof useSelection>;
  readonly totalCount: number;
  readonly onAct: (kind: 'bind' | 'unbind') => void;
}

/** How many cases are selected, over all pages, and what can be done with them. */
export function SelectionBar({ selection, totalCount, onAct }: SelectionBarProps) {
  const { count } = selection;
  return (
    <div className={styles['selection']}>
      <WaitingCount>
        <FormattedMessage id="queues.select" values={{ count }} />
      </WaitingCount>
      {count < totalCount && (
        <Button type="link" size="small" onClick={selection.selectAll}>
          <FormattedMessage id="queues.select.all" values={{ count: totalCount }} />
        </Button>
      )}
      {count > 0 && (
        <Button type="link" size="small" onClick={selection.clear}>
          <FormattedMessage id="queues.select.clear" />
        </Button>
      )}
      <ToolRow as="span">
        <Button disabled={count === 0} onClick={() => onAct('unbind')}>
          <FormattedMessage id="queues.unbind" />
        </Button>
        <Button type="primary" disabled={count === 0} onClick={() => onAct('bind')}>
          <FormattedMessage id="queues.bind" />
        </Button>
      </ToolRow>
    </div>
  );
}
