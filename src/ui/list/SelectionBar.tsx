import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import * as styles from './selectionBar.module.css';
import type { RowSelection } from './useSelection';

interface SelectionBarProps {
  readonly selection: RowSelection;
  readonly totalCount: number;
  /** 'n selected', in the words of what is listed. */
  readonly words: string;
  /** Actions for the selected rows. */
  readonly children: ReactNode;
}

/** Shows the number of selected rows over all pages, and their actions. Without a selection it lies below the list and covers no row. */
export function SelectionBar({ selection, totalCount, words, children }: SelectionBarProps) {
  const { count } = selection;
  return (
    <div className={styles['selection']} data-empty={count === 0}>
      <output className={styles['count']}>{words}</output>
      {count < totalCount && (
        <Button type="link" size="small" onClick={selection.selectAll}>
          <FormattedMessage id="lists.select.all" values={{ count: totalCount }} />
        </Button>
      )}
      {count > 0 && (
        <Button type="link" size="small" onClick={selection.clear}>
          <FormattedMessage id="lists.select.clear" />
        </Button>
      )}
      <span className={styles['acts']}>{children}</span>
    </div>
  );
}
