import { Button } from 'antd';
import { useIntl } from 'react-intl';

import { formatFailure } from './formatFailure';
import * as styles from './states.module.css';

interface ErrorWithRetryProps {
  /** The `error` of an RTK Query hook. */
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Loading error with its reason and a retry (GE-03). */
export function ErrorWithRetry({ error, onRetry }: ErrorWithRetryProps) {
  const intl = useIntl();
  return (
    <div className={styles['state']} role="alert">
      <p className={styles['title']}>{intl.formatMessage({ id: 'state.failed' })}</p>
      <p className={styles['text']}>{formatFailure(error, intl)}</p>
      <Button onClick={onRetry}>{intl.formatMessage({ id: 'errors.retry' })}</Button>
    </div>
  );
}
