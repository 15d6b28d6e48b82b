import type { Answer, Call, Headers } from './sendCall';

/** Kinds of writes whose effects are counted one by one. */
export type Kind = 'result' | 'promise' | 'deduction' | 'message' | 'edit' | 'smallBinding' | 'binding';

/** A write that was sent, and what its sender knows of it. */
export interface Write {
  readonly kind: Kind;
  /** Mark that identifies the write in the database. */
  readonly mark: string;
  readonly who: Headers;
  readonly call: Call;
  /** The server that it was sent to. */
  readonly server: string;
  answer: Answer;
  /** Time of the response, on the clock of this process. */
  readonly answeredAt: number;
}

/** Counts of faults by name; all of them must be zero. */
export class Faults {
  readonly counts = {
    lost: 0,
    twice: 0,
    refusedButDone: 0,
    halfDone: 0,
    wrongOutcome: 0,
    wrongBooks: 0,
    code99: 0,
    stuck: 0,
    failedStart: 0,
    badStop: 0,
    leftOver: 0,
    otherServerFailed: 0,
  };

  /** Records a fault and prints the observation. */
  add(name: keyof Faults['counts'], count: number, seen = ''): void {
    if (count === 0) return;
    this.counts[name] += count;
    console.log(`  FAULT ${name}: ${count}${seen && ` (${seen})`}`);
  }

  get sum(): number {
    return Object.values(this.counts).reduce((total, each) => total + each, 0);
  }
}

/** Totals of all writes over the rounds. */
export class Tally {
  readonly sent: Partial<Record<Kind, Record<Answer['outcome'], number>>> = {};

  add({ kind, answer: { outcome } }: Write): void {
    const counts = (this.sent[kind] ??= { done: 0, refused: 0, unknown: 0 });
    counts[outcome] += 1;
  }

  of(outcome: Answer['outcome']): number {
    return Object.values(this.sent).reduce((sum, counts) => sum + counts[outcome], 0);
  }
}
