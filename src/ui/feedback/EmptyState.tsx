import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './states.module.css';

interface EmptyStateProps {
  /** Reason for the empty list; 'nothing here' by default. */
  readonly title?: string | undefined;
  readonly hint?: string | undefined;
  /** Single line, for an empty part of a screen. */
  readonly isLine?: boolean;
  /** Action to continue, such as a button that clears the filters. */
  readonly children?: ReactNode;
}

/** Empty state without an error. */
export function EmptyState({ title, hint, isLine = false, children }: EmptyStateProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={isLine ? styles['line'] : styles['state']}>
      <p className={styles['title']}>{title ?? formatMessage({ id: 'state.empty' })}</p>
      {hint !== undefined && <p className={styles['text']}>{hint}</p>}
      {children}
    </div>
  );
}
