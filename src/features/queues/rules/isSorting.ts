import type { SortRun } from '@/contract/entities/management/queue';

/** Returns true if cases are being moved. */
export const isSorting = (run: SortRun | null | undefined): run is SortRun =>
  run?.state === 'waiting' || run?.state === 'running';
