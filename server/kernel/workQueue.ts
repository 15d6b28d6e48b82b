import pLimit from 'p-limit';

/** Thrown when more work waits than the queue may hold; the caller answers 'busy, try again'. */
export class QueueFull extends Error {
  constructor() {
    super('too much work is waiting');
    this.name = 'QueueFull';
  }
}

/** How many pieces of work run at once, and how many may wait behind them. */
export interface WorkQueueLimits {
  running: number;
  waiting: number;
}

/** Runs costly work a few pieces at a time, first come first served, so that a flood cannot take all memory. */
export interface WorkQueue {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Makes a queue with these limits. */
export const workQueue = ({ running, waiting }: WorkQueueLimits): WorkQueue => {
  const limit = pLimit(running);
  return {
    run: async (work) => {
      // Work that may begin at once counts as pending until the next turn of the event loop.
      if (limit.activeCount + limit.pendingCount >= running + waiting) throw new QueueFull();
      return limit(work);
    },
  };
};
