import { Button } from 'antd';
import { useIntl } from 'react-intl';

import { failureText } from './failureText';
import * as styles from './states.module.css';

interface ErrorWithRetryProps {
  /** What RTK Query gives as `error`. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Something could not be loaded: why, and a way to try again (GE-03). */
export function ErrorWithRetry({ error, onRetry }: ErrorWithRetryProps) {
  const intl = useIntl();
  return (
    <div className={styles['state']} role="alert">
      <p className={styles['title']}>{intl.formatMessage({ id: 'state.failed' })}</p>
      <p className={styles['text']}>{failureText(error, intl)}</p>
      <Button onClick={onRetry}>{intl.formatMessage({ id: 'errors.retry' })}</Button>
    </div>
  );
}
