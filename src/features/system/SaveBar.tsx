import { usePermission } from '@/ui/currentUser';
import { useHasWrongNumber } from '@/ui/NumberScope';
import { Unsaved } from '@/ui/unsaved/Unsaved';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './saveBar.module.css';

interface SaveBarProps {
  readonly isChanged: boolean;
  /** Whether somebody typed something that would be lost; as a rule what can be saved. */
  readonly isEdited?: boolean;
  readonly isSaving: boolean;
  /** What stands in the way, in words; without it everything can be saved. */
  readonly problem?: string | undefined;
  readonly onSave: () => void;
  readonly onUndo: () => void;
}

/** What the panel says, or a number field that is out of range. */
function useObstacle(problem: string | undefined): string | undefined {
  const { formatMessage } = useIntl();
  const hasWrong = useHasWrongNumber();
  return problem ?? (hasWrong ? formatMessage({ id: 'form.invalid' }) : undefined);
}

/** Saves the changes of a panel, or takes them back; in words when there is nothing to save or something in the way. */
export function SaveBar({ isChanged, isEdited = isChanged, isSaving, problem, onSave, onUndo }: SaveBarProps) {
  const obstacle = useObstacle(problem);
  if (!usePermission('system.manage')) return null;
  return (
    <div className={styles['bar']}>
      <Unsaved isChanged={isEdited} />
      <Button type="primary" disabled={!isChanged || obstacle !== undefined} loading={isSaving} onClick={onSave}>
        <FormattedMessage id="system.save" />
      </Button>
      <Button disabled={!isChanged || isSaving} onClick={onUndo}>
        <FormattedMessage id="system.undo" />
      </Button>
      <output className={obstacle === undefined ? styles['aside'] : styles['problem']}>
        {obstacle ?? (isChanged && <FormattedMessage id="system.unsaved" />)}
      </output>
    </div>
  );
}
