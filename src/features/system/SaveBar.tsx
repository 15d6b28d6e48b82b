import { useMay } from '@/ui/currentUser';
import { Unsaved } from '@/ui/unsaved/Unsaved';
import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

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

/** Saves the changes of a panel, or takes them back; in words when there is nothing to save or something in the way. */
export function SaveBar({ isChanged, isEdited = isChanged, isSaving, problem, onSave, onUndo }: SaveBarProps) {
  if (!useMay('system.manage')) return null;
  return (
    <div className={styles['bar']}>
      <Unsaved isChanged={isEdited} />
      <Button type="primary" disabled={!isChanged || problem !== undefined} loading={isSaving} onClick={onSave}>
        <FormattedMessage id="system.save" />
      </Button>
      <Button disabled={!isChanged || isSaving} onClick={onUndo}>
        <FormattedMessage id="system.undo" />
      </Button>
      <output className={problem === undefined ? styles['aside'] : styles['problem']}>
        {problem ?? (isChanged && <FormattedMessage id="system.unsaved" />)}
      </output>
    </div>
  );
}
