import type { SortRun } from '@/contract/entities/queue';

/** Whether cases are on their way. */
export const isSorting = (run: SortRun | null | undefined): run is SortRun =>
  run?.state === 'waiting' || run?.state === 'running';
