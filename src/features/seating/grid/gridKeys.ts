import type { DutyStatus } from '@/contract/codes/seatCodes';

import type { GridPosition } from './toCellKey';

interface GridSize {
  readonly rows: number;
  readonly columns: number;
}

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

const within = (value: number, length: number): number => Math.max(0, Math.min(length - 1, value));

/** Returns the cell to which a key moves; undefined for other keys. */
export function getNextCell(key: string, { row, column }: GridPosition, size: GridSize): GridPosition | undefined {
  const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
  return step && { row: within(row + step[0], size.rows), column: within(column + step[1], size.columns) };
}

const STATUS_KEYS: Readonly<Record<string, DutyStatus | null>> = {
  d: 'onDuty',
  a: 'absent',
  r: 'rest',
  x: 'departed',
  delete: null,
  backspace: null,
};

/** The status that a key sets; null clears, undefined is another key. */
export const getStatusByKey = (key: string): DutyStatus | null | undefined =>
  Object.hasOwn(STATUS_KEYS, key.toLowerCase()) ? STATUS_KEYS[key.toLowerCase()] : undefined;
