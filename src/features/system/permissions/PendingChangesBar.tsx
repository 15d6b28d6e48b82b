import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import * as styles from './permissions.module.css';

interface WishBarProps {
  readonly count: number;
  /** Label of the button: save at once, or review the affected users first. */
  readonly save: 'permissions.review' | 'permissions.saveUser';
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onUndo: () => void;
  readonly children?: ReactNode;
}

/** Number of pending changes, with save and undo; stays visible above the table. */
export function PendingChangesBar({ count, save, isSaving, onSave, onUndo, children }: WishBarProps) {
  return (
    <div className={styles['bar']} data-changed={count > 0}>
      <UnsavedNote isChanged={count > 0} />
      <output>
        <FormattedMessage id="permissions.wishes" values={{ count }} />
      </output>
      {children}
      <span className={styles['end']}>
        <Button disabled={count === 0 || isSaving} onClick={onUndo}>
          <FormattedMessage id="system.undo" />
        </Button>
        <Button type="primary" disabled={count === 0} loading={isSaving} onClick={onSave}>
          <FormattedMessage id={save} />
        </Button>
      </span>
    </div>
  );
}
