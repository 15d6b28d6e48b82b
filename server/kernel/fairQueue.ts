import { QueueFull } from './workQueue';

/** How much of a kind of work may run and wait at once. */
export interface FairLimits {
  readonly running: number;
  /** Behind those that run, of everybody together. */
  readonly waiting: number;
  /** Of these, on behalf of one and the same; all of them unless given. */
  readonly waitingOfOne?: number;
  /** Milliseconds after which nobody waits any longer. */
  readonly patienceMs: number;
}

interface Waiting {
  readonly begin: () => void;
}

/** Runs work a few pieces at a time and in turns between those for whom it is done: who asks for much waits behind himself. */
export class FairQueue {
  readonly #limits: FairLimits;
  /** Who waits, by whom it is for; the first line is next. */
  readonly #lines = new Map<string, Waiting[]>();
  #running = 0;
  #waiting = 0;

  constructor(limits: FairLimits) {
    this.#limits = limits;
  }

  /** Runs `work` when it is the turn of `of`; throws QueueFull when too many wait already, or when its turn does not come in time. */
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
      const mine: Waiting = { begin };
      const timer = setTimeout(() => {
        this.#leave(of, mine);
        reject(new QueueFull());
      }, patienceMs);
      this.#lines.set(of, [...line, mine]);
      this.#waiting += 1;
    });
  }

  #leave(of: string, mine: Waiting): void {
    const left = (this.#lines.get(of) ?? []).filter((other) => other !== mine);
    if (left.length > 0) this.#lines.set(of, left);
    else this.#lines.delete(of);
    this.#waiting -= 1;
  }

  #next(): void {
    const [first] = this.#lines;
    if (first === undefined) return;
    const [of, [mine, ...others]] = first;
    // Its next one waits behind those of everybody else.
    this.#lines.delete(of);
    if (others.length > 0) this.#lines.set(of, others);
    if (mine === undefined) return;
    this.#waiting -= 1;
    this.#running += 1;
    mine.begin();
  }
}
