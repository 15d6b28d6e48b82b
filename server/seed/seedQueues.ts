/** Queue by days past due, because agents specialize by the age of cases. */
export interface SeedQueue {
  readonly code: string;
  readonly from: number;
  /** Null: no upper limit. */
  readonly to: number | null;
  /** Maximum age in the synthetic data. */
  readonly oldest: number;
  readonly type: 'automatic' | 'manual';
  /** Share of all cases in per cent. */
  readonly weight: number;
}

/** Queues of every institution, with their shares of cases. */
export const SEED_QUEUES = [
  { code: 'S1', from: 1, to: 5, oldest: 5, type: 'automatic', weight: 35 },
  { code: 'S2', from: 6, to: 30, oldest: 30, type: 'automatic', weight: 25 },
  { code: 'S3', from: 31, to: 60, oldest: 60, type: 'automatic', weight: 16 },
  { code: 'S4', from: 61, to: 90, oldest: 90, type: 'automatic', weight: 13 },
  { code: 'M3', from: 91, to: null, oldest: 240, type: 'manual', weight: 11 },
] as const satisfies readonly SeedQueue[];

/** The code of a queue. */
export type QueueCode = (typeof SEED_QUEUES)[number]['code'];
