import type { MessageId } from '@/i18n/messageIds';
import { useIntl } from 'react-intl';

import { formatFailure } from '../feedback/formatFailure';
import * as styles from './fileSaved.module.css';

/** State of a call that saves a file, with the file name once it is saved. */
export interface FileSaveState {
  readonly data?: string | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
}

interface FileSavedProps {
  readonly saving: FileSaveState;
  /** Message that the file {name} was saved. */
  readonly done: MessageId;
}

/** Shows the name under which a file was saved (AP-06), or the error. */
export function SavedFileNotice({ saving: { data: name, error, isLoading }, done }: FileSavedProps) {
  const intl = useIntl();
  return (
    <output className={styles['saved']}>
      {!isLoading && name !== undefined && intl.formatMessage({ id: done }, { name })}
      {!isLoading && error !== undefined && formatFailure(error, intl)}
    </output>
  );
}
