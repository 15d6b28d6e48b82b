/** While the database is away it is tried again after this time at first, doubled up to PROBE_MAX_MS. */
const PROBE_MIN_MS = 100;
/** See PROBE_MIN_MS. */
const PROBE_MAX_MS = 1000;

interface HealthParts {
  /** Tries whether the database answers at all. */
  readonly answers: () => Promise<boolean>;
  /** Told when the database is away, and when it is back. */
  readonly onChange: (isAway: boolean) => void;
  /** Nobody wants to know any more. */
  readonly isOver: () => boolean;
}

/** Whether the database answers, so that nobody waits for one that does not. Once it is away it is tried until it is back. */
export class DatabaseHealth {
  readonly #parts: HealthParts;
  #answeredAt = 0;
  #isAway = false;
  #isDoubted = false;

  constructor(parts: HealthParts) {
    this.#parts = parts;
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** It has just answered somebody. */
  answered(): void {
    this.#answeredAt = performance.now();
  }

  /** It did not answer somebody who has tried since a time: away, unless it has answered others meanwhile. */
  failed(since: number): void {
    if (this.#isAway || this.#parts.isOver() || this.#answeredAt > since) return;
    this.#isAway = true;
    this.#parts.onChange(true);
    this.#tryAgain(PROBE_MIN_MS);
  }

  /** Something takes long: is the work long, or does nobody answer? */
  async doubt(): Promise<void> {
    if (this.#isAway || this.#isDoubted) return;
    this.#isDoubted = true;
    const since = performance.now();
    if (!(await this.#parts.answers())) this.failed(since);
    this.#isDoubted = false;
  }

  #tryAgain(afterMs: number): void {
    const tried = async (): Promise<void> => {
      if (this.#parts.isOver()) return;
      if (!(await this.#parts.answers())) return this.#tryAgain(Math.min(afterMs * 2, PROBE_MAX_MS));
      this.#isAway = false;
      this.#parts.onChange(false);
    };
    setTimeout(() => void tried(), afterMs).unref();
  }
}
