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
  let active = 0;
  const line: (() => void)[] = [];

  const turn = (): Promise<void> => {
    if (active < running) {
      active += 1;
      return Promise.resolve();
    }
    if (line.length >= waiting) return Promise.reject(new QueueFull());
    return new Promise((start) => line.push(start));
  };

  const leave = (): void => {
    const next = line.shift();
    if (next === undefined) active -= 1;
    else next();
  };

  return {
    async run(work) {
      await turn();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
};
