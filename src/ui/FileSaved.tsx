import type { MessageId } from '@/i18n/messageIds';
import { useIntl } from 'react-intl';

import { failureText } from './failureText';
import * as styles from './fileSaved.module.css';

/** What is known of the call that saves a file: its name once it is saved. */
export interface Saving {
  readonly data?: string | undefined;
  readonly error?: unknown;
  readonly isLoading: boolean;
}

interface FileSavedProps {
  readonly saving: Saving;
  /** Says that the file {name} was saved. */
  readonly done: MessageId;
}

/** Says under which name a file was saved (AP-06), or why it was not. */
export function FileSaved({ saving: { data: name, error, isLoading }, done }: FileSavedProps) {
  const intl = useIntl();
  return (
    <output className={styles['saved']}>
      {!isLoading && name !== undefined && intl.formatMessage({ id: done }, { name })}
      {!isLoading && error !== undefined && failureText(error, intl)}
    </output>
  );
}
