import { statfs } from 'node:fs/promises';
import type { FastifyBaseLogger } from 'fastify';
import { startPollingWorker } from './workLoop';

/** So often the disk is looked at. */
const LOOK_EVERY_MS = 5000;
/** A disk that we cannot look at, because the database is elsewhere, counts as full for so long after it has refused something. */
const REFUSED_FOR_MS = 60_000;

const BYTES_A_MB = 1_000_000;

/** Knows when the disk gets short, and tells it before and after in one line of the log each. */
export interface DiskWatch {
  /** There is less room than the floor, or something was refused for want of it. */
  readonly isShort: boolean;
  /** Something was refused because a disk is full. */
  noteFull(): void;
  /** Looks now. */
  run(): Promise<void>;
  stop(): Promise<void>;
}

interface Watched {
  readonly folder: string;
  /** Less than this is short. */
  readonly floorMb: number;
  /** The database lies there, too. */
  readonly holdsDatabase: boolean;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'info' | 'error'>;
}

/** A folder that is not there (yet) has no disk to be short of. */
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
    // Room that is seen is room: what was refused before says nothing any more.
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
