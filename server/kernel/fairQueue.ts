import { QueueFull } from './createWorkQueue';

/** Limits for running and waiting work of one kind. */
export interface FairLimits {
  readonly running: number;
  /** Maximum waiting tasks of all requesters together. */
  readonly waiting: number;
  /** Maximum waiting on behalf of the same requester; without it, the overall maximum. */
  readonly waitingOfOne?: number;
  /** Maximum waiting time in milliseconds. */
  readonly patienceMs: number;
}

interface PendingTask {
  readonly begin: () => void;
}

/** Limits concurrent work, with round robin between requesters: many tasks of one requester delay only that requester. */
export class FairQueue {
  readonly #limits: FairLimits;
  /** Waiting work by requester; the first entry is next. */
  readonly #lines = new Map<string, PendingTask[]>();
  #running = 0;
  #waiting = 0;

  constructor(limits: FairLimits) {
    this.#limits = limits;
  }

  /**
   * Runs `work` when `of` is next in the round robin. Throws QueueFull if too many tasks are waiting, or its turn does not come in time.
   */
  async run<T>(of: string, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#limits.running) await this.#turn(of);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      this.#running -= 1;
      this.#next();
    }
  }

  #turn(of: string): Promise<void> {
    const { waiting, waitingOfOne = waiting, patienceMs } = this.#limits;
    const line = this.#lines.get(of) ?? [];
    if (this.#waiting >= waiting || line.length >= waitingOfOne) return Promise.reject(new QueueFull());
    return new Promise((resolve, reject) => {
      const begin = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const mine: PendingTask = { begin };
      const timer = setTimeout(() => {
        this.#leave(of, mine);
        reject(new QueueFull());
      }, patienceMs);
      this.#lines.set(of, [...line, mine]);
      this.#waiting += 1;
    });
  }

  #leave(of: string, mine: PendingTask): void {
    const left = (this.#lines.get(of) ?? []).filter((other) => other !== mine);
    if (left.length > 0) this.#lines.set(of, left);
    else this.#lines.delete(of);
    this.#waiting -= 1;
  }

  #next(): void {
    const [first] = this.#lines;
    if (first === undefined) return;
    const [of, [mine, ...others]] = first;
    // The requester's next task is queued behind those of all others.
    this.#lines.delete(of);
    if (others.length > 0) this.#lines.set(of, others);
    if (mine === undefined) return;
    this.#waiting -= 1;
    this.#running += 1;
    mine.begin();
  }
}
