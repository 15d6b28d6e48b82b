/** Initial retry delay while the database is away; doubled up to PROBE_MAX_MS. */
const PROBE_MIN_MS = 100;
/** See PROBE_MIN_MS. */
const PROBE_MAX_MS = 1000;

interface HealthParts {
  /** Tries whether the database answers at all. */
  readonly answers: () => Promise<boolean>;
  /** Called when the database is away, and when it is back. */
  readonly onChange: (isAway: boolean) => void;
  /** Returns true if the result is no longer needed. */
  readonly isOver: () => boolean;
}

/** Tracks whether the database responds, so that calls fail fast while it does not. Once it is away, it is probed until it is back. */
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

  /** Records a response of the database. */
  answered(): void {
    this.#answeredAt = performance.now();
  }

  /** Records a request that failed since a time. The database counts as away unless it has responded to others in the meantime. */
  failed(since: number): void {
    if (this.#isAway || this.#parts.isOver() || this.#answeredAt > since) return;
    this.#isAway = true;
    this.#parts.onChange(true);
    this.#tryAgain(PROBE_MIN_MS);
  }

  /** Probes the database when an operation takes long, to distinguish slow work from an unavailable database. */
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
