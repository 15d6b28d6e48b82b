import { type KeyboardEvent, type MouseEvent, useState } from 'react';

import type { GridPosition, GridSelection } from './toCellKey';
import { getNextCell, getStatusByKey } from './gridKeys';
import type { DutyStatus } from '@/contract/codes/seatCodes';

interface GridSelectionOptions {
  readonly rows: number;
  readonly columns: number;
  /** The column where it begins. */
  readonly start: number;
  readonly onStatus: (status: DutyStatus | null, selection: GridSelection) => void;
  readonly onUndo: () => void;
}

const within = ({ row, column }: GridPosition, rows: number, columns: number): GridPosition => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

/** The place of the cell that an event came from. */
function getPlace(target: EventTarget): GridPosition | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-row]') : null;
  return cell ? { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) } : undefined;
}

/** Manages the selection in the calendar by arrows, Shift and mouse, and the keys that set a status there. */
export function useGridSelection({ rows, columns, start, onStatus, onUndo }: GridSelectionOptions) {
  const [chosen, setSelection] = useState<GridSelection>(() => {
    const first = { row: 0, column: start };
    return { anchor: first, focus: first };
  });
  // The period or the team may have changed since.
  const selection = { anchor: within(chosen.anchor, rows, columns), focus: within(chosen.focus, rows, columns) };
  const [isDragging, setDragging] = useState(false);
  const goTo = (focus: GridPosition, isExtending: boolean): void =>
    setSelection(({ anchor }) => ({ anchor: isExtending ? anchor : focus, focus }));
  const onPlainKey = (key: string, isExtending: boolean): boolean => {
    const status = getStatusByKey(key);
    const next = getNextCell(key, selection.focus, { rows, columns });
    if (next) goTo(next, isExtending);
    else if (status !== undefined) onStatus(status, selection);
    else if (key === 'Escape') goTo(selection.focus, false);
    else return false;
    return true;
  };
  const onCommandKey = (key: string): boolean => {
    if (key === 'z') onUndo();
    return key === 'z';
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const isOurs = isCommand ? onCommandKey(event.key) : onPlainKey(event.key, event.shiftKey);
    if (isOurs) event.preventDefault();
  };
  return {
    selection,
    onKeyDown,
    onMouseDown: (event: MouseEvent): void => {
      const place = event.button === 0 ? getPlace(event.target) : undefined;
      if (!place) return;
      setDragging(true);
      goTo(place, event.shiftKey);
    },
    onMouseOver: ({ target, buttons }: MouseEvent): void => {
      const place = isDragging && buttons === 1 ? getPlace(target) : undefined;
      if (place) goTo(place, true);
    },
    onMouseUp: () => setDragging(false),
  };
}
