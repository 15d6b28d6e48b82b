import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { startPollingWorker } from './pollingWorker';

/** Interval of the disk check, in milliseconds. */
const LOOK_EVERY_MS = 5000;
/** A remote disk cannot be measured; after a refused write it counts as full for this time. */
const REFUSED_FOR_MS = 60_000;

const BYTES_A_MB = 1_000_000;

/** Tracks free disk space and logs one line when it becomes low, and one when it recovers. */
export interface DiskWatch {
  /** True if free space is below the threshold, or a write was refused because a disk is full. */
  readonly isShort: boolean;
  /** Records a write that was refused because a disk is full. */
  noteFull(): void;
  /** Looks now. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

interface Watched {
  readonly folder: string;
  /** Minimum free space, in MB. */
  readonly floorMb: number;
  /** True if the database is on the same disk. */
  readonly holdsDatabase: boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>;
}

/** Measures free space; unlimited for a folder that does not exist yet. */
const freeMb = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return Math.floor((bavail * bsize) / BYTES_A_MB);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
};

/** Looks at the disk of a folder for as long as the server runs. */
export const startDiskWatch = ({ folder, floorMb, holdsDatabase, log }: Watched): DiskWatch => {
  let free = Number.POSITIVE_INFINITY;
  let refusedAt = Number.NEGATIVE_INFINITY;
  let isShort = false;
  const settle = (): void => {
    const isFull = performance.now() - refusedAt < REFUSED_FOR_MS;
    const was = isShort;
    isShort = free < floorMb || isFull;
    if (isShort === was) return;
    if (!isShort) log.info('the disk has room again');
    else if (isFull) log.warn('a disk is full: what needs room is refused until there is some');
    else log.warn(`the disk of DATA_DIR has ${free} MB left, less than DISK_FLOOR_MB`);
  };
  const look = async (): Promise<void> => {
    free = await freeMb(folder);
    // Enough measured free space overrides an earlier refusal.
    if (holdsDatabase && free >= floorMb) refusedAt = Number.NEGATIVE_INFINITY;
    settle();
  };
  const loop = startPollingWorker({ everyMs: LOOK_EVERY_MS, round: look, log, failure: 'looking at the disk failed' });
  loop.wake();
  return {
    get isShort() {
      return isShort;
    },
    noteFull: () => {
      refusedAt = performance.now();
      settle();
    },
    run: () => loop.run(),
    stop: () => loop.stop(),
  };
};
