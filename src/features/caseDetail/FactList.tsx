import type { MessageId } from '@/i18n/messageIds';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import * as styles from './caseDetail.module.css';

/** A fact: the message id of its label, and its value; null shows as a dash. */
export interface Fact {
  readonly label: MessageId;
  readonly value: ReactNode;
  /** Spans the whole width, for example for an address. */
  readonly wide?: boolean;
}

/** Labeled facts in columns. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles['factList']}>
      {facts.map(({ label, value, wide }) => (
        <div key={label} className={wide ? styles['wideFact'] : styles['fact']}>
          <dt>
            <FormattedMessage id={label} />
          </dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
