import pLimit from 'p-limit';

/** Thrown when the queue is full; the caller responds 'busy, try again'. */
export class QueueFull extends Error {
  constructor() {
    super('too much work is waiting');
    this.name = 'QueueFull';
  }
}

/** Maximum numbers of running and of waiting tasks. */
export interface WorkQueueLimits {
  running: number;
  waiting: number;
}

/** Queue for expensive work with limited concurrency, first in, first out, so that a flood cannot exhaust memory. */
export interface WorkQueue {
  run<T>(work: () => Promise<T>): Promise<T>;
}

/** Makes a queue with these limits. */
export const createWorkQueue = ({ running, waiting }: WorkQueueLimits): WorkQueue => {
  const limit = pLimit(running);
  return {
    run: async (work) => {
      // Work that may start immediately counts as pending until the next turn of the event loop.
      if (limit.activeCount + limit.pendingCount >= running + waiting) throw new QueueFull();
      return limit(work);
    },
  };
};
