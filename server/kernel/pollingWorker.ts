import type { FastifyBaseLogger } from 'fastify';

interface WorkLoopOptions {
  /** Polling interval: maximum delay for work that nobody on this server has woken the loop for. */
  readonly everyMs: number;
  /** Processes pending work; when the signal aborts, returns at the next consistent point. */
  readonly round: (signal: AbortSignal) => Promise<unknown>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** Log message for a failed round; the logger excludes the error's own data (settings/logOptions). */
  readonly failure: string;
}

/** Background worker that runs in rounds. */
export interface PollingWorker {
  /** Starts the next round without waiting for the interval. */
  wake(): void;
  /** Wakes, and is done when a round that begins from now on has ended, well or not. */
  run(): Promise<void>;
  /** Stops further rounds; resolves when the current one has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `round` periodically and whenever it is woken, one round at a time. Waking it during a round schedules another one, because the
 * current one may have read already. All wake-ups during a round share that next one. A failed round is logged, and the next one
 * retries. The loop has no state: pending work is in the database, where any server finds it.
 */
export const startPollingWorker = ({ everyMs, round, log, failure }: WorkLoopOptions): PollingWorker => {
  const stopping = new AbortController();
  let last = Promise.resolve();
  /** Requested round that has not started yet. */
  let next: Promise<void> | undefined;

  const oneRound = async (): Promise<void> => {
    next = undefined;
    if (stopping.signal.aborted) return;
    try {
      await round(stopping.signal);
    } catch (error) {
      log.error({ err: error }, failure);
    }
  };
  const run = (): Promise<void> => {
    next ??= last.then(oneRound);
    last = next;
    return next;
  };
  const wake = (): void => void run();
  // The timer does not keep the process alive.
  const timer = setInterval(wake, everyMs).unref();
  return {
    wake,
    run,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await last;
    },
  };
};
