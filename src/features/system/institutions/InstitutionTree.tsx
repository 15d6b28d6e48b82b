import type { Institution } from '@/contract/entities/users/institution';
import { type KeyboardEvent, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './institutions.module.css';
import { getLevel, getNextNode } from './treeOrder';

interface InstitutionTreeProps {
  readonly rows: readonly Institution[];
  readonly shownId: string;
  readonly onChoose: (id: string) => void;
}

/** Tree of institutions for mouse and arrow keys: up and down by line, left to the parent, right to the first child. */
export function InstitutionTree({ rows, shownId, onChoose }: InstitutionTreeProps) {
  const { formatMessage } = useIntl();
  const tree = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent): void => {
    const next = getNextNode(rows, shownId, event.key);
    if (!next) return;
    event.preventDefault();
    onChoose(next.id);
    tree.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(next.id)}"]`)?.focus();
  };
  return (
    <div
      ref={tree}
      role="tree"
      tabIndex={-1}
      aria-label={formatMessage({ id: 'institutions.tree' })}
      className={styles['tree']}
      onKeyDown={walk}
    >
      {rows.map((row) => (
        <TreeItem key={row.id} row={row} level={getLevel(rows, row)} isShown={row.id === shownId} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface TreeItemProps {
  readonly row: Institution;
  readonly level: number;
  readonly isShown: boolean;
  readonly onChoose: (id: string) => void;
}

function TreeItem({ row, level, isShown, onChoose }: TreeItemProps) {
  return (
    <button
      type="button"
      role="treeitem"
      data-id={row.id}
      aria-level={level}
      aria-selected={isShown}
      tabIndex={isShown ? 0 : -1}
      className={styles['item']}
      style={{ paddingInlineStart: level * 16 - 4 }}
      onClick={() => onChoose(row.id)}
    >
      <span>{row.name}</span>
      <span className={styles['hint']}>{row.code}</span>
      {!row.enabled && (
        <span className={styles['off']}>
          <FormattedMessage id="institutions.disabled" />
        </span>
      )}
      {row.enabled && row.administratorCount === 0 && (
        <span className={styles['warning']}>
          <FormattedMessage id="institutions.noAdministrator" />
        </span>
      )}
    </button>
  );
}
