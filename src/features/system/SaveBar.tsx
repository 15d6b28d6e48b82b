import { usePermission } from '@/ui/screen/currentUser';
import { useHasWrongNumber } from '@/ui/form/NumberScope';
import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './system.module.css';

interface SaveBarProps {
  readonly isChanged: boolean;
  /** True if input would be lost; by default, if there is something to save. */
  readonly isEdited?: boolean;
  readonly isSaving: boolean;
  /** Reason why saving is disabled; without it, saving is possible. */
  readonly problem?: string | undefined;
  readonly onSave: () => void;
  readonly onUndo: () => void;
}

/** Returns the panel's problem, or an error if a number field is out of range. */
function useObstacle(problem: string | undefined): string | undefined {
  const { formatMessage } = useIntl();
  const hasWrong = useHasWrongNumber();
  return problem ?? (hasWrong ? formatMessage({ id: 'form.invalid' }) : undefined);
}

/** Saves or discards the changes of a panel. Shows a text if there is nothing to save or saving is disabled. */
export function SaveBar({ isChanged, isEdited = isChanged, isSaving, problem, onSave, onUndo }: SaveBarProps) {
  const obstacle = useObstacle(problem);
  if (!usePermission('system.manage')) return null;
  return (
    <div className={styles['bar']}>
      <UnsavedNote isChanged={isEdited} />
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
