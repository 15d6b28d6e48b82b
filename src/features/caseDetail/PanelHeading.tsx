import type { MessageId } from '@/i18n/messageIds';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import * as styles from './caseDetail.module.css';

interface PanelHeadingProps {
  readonly title: MessageId;
  /** Actions for the part below, at the end of the line. */
  readonly children?: ReactNode;
}

/** Heading of a part of a panel. */
export function PanelHeading({ title, children }: PanelHeadingProps) {
  return (
    <div className={styles['heading']}>
      <h2 className={styles['title']}>
        <FormattedMessage id={title} />
      </h2>
      {children}
    </div>
  );
}
