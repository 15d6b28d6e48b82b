import { Input } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './phoneBook.module.css';

interface ListToolsProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly shown: number;
  readonly total: number;
  /** Further filters. */
  readonly children?: ReactNode;
}

/** Search by name or by the end of the number, and how many of all are shown. */
export function ListTools({ text, onText, shown, total, children }: ListToolsProps) {
  const { formatMessage } = useIntl();
  const search = formatMessage({ id: 'phoneBook.search' });
  return (
    <div className={styles['tools']}>
      <Input
        className={styles['search']}
        type="search"
        value={text}
        onChange={({ target }) => onText(target.value)}
        placeholder={search}
        aria-label={search}
      />
      {children}
      <output className={styles['count']}>
        <FormattedMessage id="phoneBook.shown" values={{ shown, total }} />
      </output>
    </div>
  );
}
