import { watchBack } from '@/browser/network';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './crashNotice.module.css';

interface CrashNoticeProps {
  readonly error: unknown;
  readonly onRetry: () => void;
}

const isChunkError = (error: unknown): boolean => error instanceof Error && error.name === 'ChunkLoadError';

/** Replaces a part that failed to render: the error and two ways to continue. Uses no antd, which may be the part that failed to load. */
export function CrashNotice({ error, onRetry }: CrashNoticeProps) {
  const { formatMessage } = useIntl();
  const isMissing = isChunkError(error);
  const onBack = useEffectEvent(onRetry);
  // A part that failed to load is loaded again when the user returns, without a click.
  useEffect(() => (isMissing ? watchBack(() => onBack()) : undefined), [isMissing]);
  const what = isMissing ? 'chunk' : 'crash';
  return (
    <div role="alert" className={styles['notice']}>
      <h1>{formatMessage({ id: `errors.${what}.title` })}</h1>
      <p>{formatMessage({ id: `errors.${what}.text` })}</p>
      <p className={styles['ways']}>
        <button type="button" onClick={onRetry}>
          {formatMessage({ id: 'errors.retry' })}
        </button>
        <button type="button" onClick={() => location.reload()}>
          {formatMessage({ id: 'errors.reload' })}
        </button>
      </p>
    </div>
  );
}
