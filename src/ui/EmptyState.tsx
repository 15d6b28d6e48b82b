import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './states.module.css';

interface EmptyStateProps {
  /** Why nothing is here; 'nothing here' without it. */
  readonly title?: string | undefined;
  readonly hint?: string | undefined;
  /** One calm line, where it is a part of a screen that is empty. */
  readonly isLine?: boolean;
  /** A way on, such as a button that clears the filters. */
  readonly children?: ReactNode;
}

/** Nothing to show, and that is no fault. */
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
