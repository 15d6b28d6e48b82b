import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../server/seed/random';
import { type Answer, sendCall } from './sendCall';
import type { Write } from './book';
import type { RunFixtures } from './runFixtures';

/** Progress of one writer. */
interface Pulse {
  /** Its last call that met a server or database that was away. */
  failedAt: number;
  /** The first good answer since then. */
  wellAt: number;
  /** Time when its last successful call was sent. */
  begunAt: number;
}

/** The server or its database was not there. */
export const isUnavailable = ({ outcome, code }: Answer): boolean =>
  outcome === 'unknown' || code === 'none' || code === '90';

/** Time until a failure is noticed, in milliseconds: a response to an earlier request proves nothing. */
const NOTICED_MS = 300;

/** Target and duration of the writers of one round. */
export class Stage {
  readonly cast: RunFixtures;
  readonly random: Random;
  /** Distinguishes the rounds; begins the marks. */
  readonly name: string;
  /** Returns the server for the next call. */
  readonly server: () => string;
  readonly writes: Write[] = [];
  readonly #pulses: Pulse[] = [];
  isOver = false;

  constructor({ cast, random }: Pick<Stage, 'cast' | 'random'>, name: string, server: () => string) {
    this.cast = cast;
    this.random = random;
    this.name = name;
    this.server = server;
  }

  /** Adds a writer that the round waits for; returns its function for writes. */
  joins(): (of: Omit<Write, 'answer' | 'answeredAt' | 'server'>) => Promise<Write> {
    const pulse: Pulse = { failedAt: 0, wellAt: 0, begunAt: 0 };
    this.#pulses.push(pulse);
    return async (of) => {
      const begunAt = performance.now();
      const server = this.server();
      const answer = await sendCall(server, of.who, of.call);
      const write = { ...of, server, answer, answeredAt: performance.now() };
      this.writes.push(write);
      if (isUnavailable(write.answer)) pulse.failedAt = performance.now();
      else {
        if (pulse.wellAt < pulse.failedAt) pulse.wellAt = performance.now();
        pulse.begunAt = begunAt;
      }
      return write;
    };
  }

  /** Waits until every writer is answered well again after a hit; milliseconds that the last one needed, or undefined: too long. */
  async isBack(hitAt: number, patienceMs: number): Promise<number | undefined> {
    const isWell = ({ failedAt, begunAt }: Pulse): boolean => begunAt > Math.max(hitAt + NOTICED_MS, failedAt);
    while (!this.#pulses.every(isWell)) {
      if (performance.now() > hitAt + patienceMs) return undefined;
      await wait(10);
    }
    const needed = this.#pulses.map(({ failedAt, wellAt }) => (failedAt > hitAt ? wellAt - hitAt : 0));
    return Math.round(Math.max(...needed));
  }
}
