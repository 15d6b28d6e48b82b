import type { FastifyBaseLogger } from 'fastify';

interface WorkLoopOptions {
  /** What nobody on this server has woken the loop for is found within this time. */
  readonly everyMs: number;
  /** Does what waits now; when the signal aborts it ends as soon as nothing is left half done. */
  readonly round: (signal: AbortSignal) => Promise<unknown>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
  /** What the log says when a round fails; the error's own data is kept out by the logger (settings/logOptions). */
  readonly failure: string;
}

/** Work in the background, round after round. */
export interface PollingWorker {
  /** There is work: do not wait for the next round. */
  wake(): void;
  /** Wakes, and is done when a round that begins from now on has ended, well or not. */
  run(): Promise<void>;
  /** No further rounds; done when the one under way has ended. */
  stop(): Promise<void>;
}

/**
 * Runs `round` every so often and whenever somebody wakes it, one at a time. Whoever wakes it while a round is under way gets
 * another one, for the one under way may have looked already; all who wake it meanwhile share it. A round that fails is logged,
 * and the next one tries again. The loop keeps nothing: what waits stands in the database, where any server finds it.
 */
export const startPollingWorker = ({ everyMs, round, log, failure }: WorkLoopOptions): PollingWorker => {
  const stopping = new AbortController();
  let last = Promise.resolve();
  /** The round that was asked for and has not begun. */
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
  // Alone it does not keep the process alive.
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
