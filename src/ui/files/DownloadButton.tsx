import type { MessageId } from '@/i18n/messageIds';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import * as styles from './downloadButton.module.css';
import { SavedFileNotice, type FileSaveState } from './SavedFileNotice';

interface DownloadButtonProps {
  readonly label: MessageId;
  readonly done: MessageId;
  readonly saving: FileSaveState;
  readonly onSave: () => void;
  /** Position of the button: at the end of its row the outcome precedes it. */
  readonly at?: 'start' | 'end';
}

/** Saves a file under the server's name, and reports it (AP-06). */
export function DownloadButton({ label, done, saving, onSave, at = 'end' }: DownloadButtonProps) {
  const outcome = <SavedFileNotice saving={saving} done={done} />;
  return (
    <span className={styles['row']} data-at={at}>
      {at === 'end' && outcome}
      <Button icon={<DownloadOutlined />} loading={saving.isLoading} onClick={onSave}>
        <FormattedMessage id={label} />
      </Button>
      {at === 'start' && outcome}
    </span>
  );
}
