import { UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import * as styles from './grid.module.css';
import type { ScheduleUndo } from '../useUndo';

interface SavedLineProps {
  readonly isSaving: boolean;
  readonly undo: ScheduleUndo;
}

/** Save state of the schedule, and undo of the last change. */
export function SaveStatus({ isSaving, undo: { last, undone, isUndoing, undo } }: SavedLineProps) {
  return (
    <span className={styles['savedLine']}>
      <output>
        {isSaving && <FormattedMessage id="seating.saving" />}
        {!isSaving && undone !== undefined && <FormattedMessage id="seating.undone" values={{ count: undone }} />}
        {!isSaving && undone === undefined && last && (
          <FormattedMessage id="seating.saved" values={{ count: last.changed }} />
        )}
      </output>
      {last && (
        <Button size="small" icon={<UndoOutlined />} loading={isUndoing} disabled={isSaving} onClick={undo}>
          <FormattedMessage id="seating.undo" />
        </Button>
      )}
    </span>
  );
}
