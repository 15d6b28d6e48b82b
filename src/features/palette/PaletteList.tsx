/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events -- a combobox's list: the focus and all keys stay in the field (ARIA 1.2), which no datalist or select allows */
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './palette.module.css';
import type { groupEntries, PaletteEntry } from './paletteEntry';

interface PaletteListProps {
  readonly id: string;
  readonly groups: ReturnType<typeof groupEntries>;
  readonly active: PaletteEntry | undefined;
  readonly lineId: (list: string, entry: PaletteEntry) => string;
  readonly onChoose: (entry: PaletteEntry) => void;
  readonly onPoint: (id: string) => void;
}

/** Entries grouped by kind; the focus stays in the field above. */
export function PaletteList({ id, groups, active, lineId, onChoose, onPoint }: PaletteListProps) {
  const { formatMessage } = useIntl();
  return (
    <div id={id} role="listbox" aria-label={formatMessage({ id: 'palette.title' })} className={styles['list']}>
      {groups.map(({ group, entries }) => (
        <div key={group} role="group" aria-labelledby={`${id}${group}`}>
          <div id={`${id}${group}`} role="presentation" className={styles['group']}>
            {formatMessage({ id: `palette.group.${group}` })}
          </div>
          {entries.map((entry) => (
            <Line
              key={entry.id}
              id={lineId(id, entry)}
              entry={entry}
              isActive={entry === active}
              onChoose={() => onChoose(entry)}
              onPoint={() => onPoint(entry.id)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface LineProps {
  readonly id: string;
  readonly entry: PaletteEntry;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly onPoint: () => void;
}

function Line({ id, entry: { words, about, shortcut }, isActive, onChoose, onPoint }: LineProps) {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The field handles the keys; this is its active descendant.
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles['line']}
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <span className={styles['words']}>{words}</span>
      {about !== undefined && <span className={styles['about']}>{about}</span>}
      {shortcut !== undefined && <kbd className={styles['key']}>{shortcut}</kbd>}
    </div>
  );
}
