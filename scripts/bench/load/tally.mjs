// Counters of a load test: duration of each kind of request, and refusals.
const GOOD = new Set(['00', '200']);

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
const shown = (figure, width = 9) => figure.toFixed(figure < 10 ? 2 : 0).padStart(width);

export class Tally {
  #kinds = new Map();
  #codes = new Map();
  #lately = [];
  count = 0;

  note = (kind, milliseconds, code) => {
    this.count += 1;
    this.#lately.push(milliseconds);
    this.#kinds.set(kind, this.#kinds.get(kind) ?? []);
    this.#kinds.get(kind).push(milliseconds);
    if (!GOOD.has(code)) this.#codes.set(`${kind} ${code}`, (this.#codes.get(`${kind} ${code}`) ?? 0) + 1);
  };

  /** Returns the p95 of responses since the previous call. */
  takeP95() {
    const p95 = at(
      this.#lately.toSorted((one, other) => one - other),
      0.95,
    );
    this.#lately = [];
    return p95;
  }

  print() {
    console.log('ms'.padEnd(12), ...['answered', 'p50', 'p95', 'p99'].map((name) => name.padStart(9)));
    for (const [kind, times] of this.#kinds) {
      const sorted = times.toSorted((one, other) => one - other);
      const figures = [0.5, 0.95, 0.99].map((share) => shown(at(sorted, share)));
      console.log(kind.padEnd(12), String(sorted.length).padStart(9), ...figures);
    }
    const refused = [...this.#codes].map(([what, count]) => `${what}: ${count}`).join(', ');
    console.log(`not good: ${refused || 'none'}`);
  }
}
