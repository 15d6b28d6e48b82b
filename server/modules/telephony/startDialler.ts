import type { FastifyBaseLogger } from 'fastify';
import type { WorkContext, Dialler } from '../../access/appContext';
import { startLineSweeper } from './lineSweeper';
import { endCalls, endHungCalls, moveCall } from './moveCall';
import { getCallProgress, drawOutcome, type CallProgress, type Random } from './simulatedCall';
import type { SimulatedOutcome } from '../../settings/toDiallerSettings';

const SWEEP_MS = 30_000;

type Parts = WorkContext;

/** Simulated line: each call rings, is answered or not, and ends, by the known proportions. */
class SimulatedLine {
  readonly #parts: Parts;
  readonly #log: FastifyBaseLogger;
  readonly #random: Random;
  /** Timers of the calls' next steps. */
  readonly #calls = new Map<number, NodeJS.Timeout>();
  readonly #work = new Set<Promise<void>>();
  readonly #sweep: NodeJS.Timeout;
  #started = 0;

  constructor(parts: Parts, log: FastifyBaseLogger, random: Random = Math.random) {
    this.#parts = parts;
    this.#log = log;
    this.#random = random;
    this.#endHung();
    this.#sweep = setInterval(() => this.#endHung(), SWEEP_MS);
    this.#sweep.unref();
  }

  start(callId: number): void {
    this.#next(callId, getCallProgress(this.#outcome(), this.#random));
  }

  // The status recorded when the agent hung up needs no change here.
  async end(callId: number): Promise<void> {
    this.#forget(callId);
  }

  async stop(): Promise<void> {
    clearInterval(this.#sweep);
    const left = [...this.#calls.keys()];
    for (const callId of left) this.#forget(callId);
    await Promise.all(this.#work);
    await endCalls(this.#parts.database, left, this.#parts.now());
  }

  #outcome(): SimulatedOutcome {
    const chosen = this.#parts.settings.simulatedCalls ?? [];
    const outcome = chosen[this.#started % chosen.length] ?? drawOutcome(this.#random);
    this.#started += 1;
    return outcome;
  }

  #next(callId: number, [step, ...later]: readonly CallProgress[]): void {
    if (step === undefined) return this.#forget(callId);
    const wait = step.afterMs * this.#parts.settings.lineTempo;
    const take = async (): Promise<void> => {
      const isOn = await moveCall(this.#parts.database, { ...step, callId, now: this.#parts.now() });
      // The call may have ended, or the line stopped, during the write.
      if (isOn && this.#calls.has(callId)) this.#next(callId, later);
      else this.#forget(callId);
    };
    const timer = setTimeout(() => this.#do(take(), callId), wait);
    this.#calls.set(callId, timer.unref());
  }

  #forget(callId: number): void {
    clearTimeout(this.#calls.get(callId));
    this.#calls.delete(callId);
  }

  #endHung(): void {
    const { database, now, settings } = this.#parts;
    this.#do(endHungCalls(database, { now: now(), tempo: settings.lineTempo }));
  }

  /** A failed step leaves its call open; the sweep ends it. */
  #do(work: Promise<unknown>, callId?: number): void {
    const done = work
      .then(() => undefined)
      .catch((error: unknown) => {
        if (callId !== undefined) this.#forget(callId);
        this.#log.error({ err: error }, 'simulated line: a step failed');
      })
      .finally(() => this.#work.delete(done));
    this.#work.add(done);
  }
}

/** The agent's own dialer makes the call, and reports nothing back. */
const agentsDialler: Dialler = {
  start: () => undefined,
  end: async () => undefined,
  stop: async () => undefined,
};

/** Starts the line that the settings name (DIALLER). */
export function startDialler(appContext: WorkContext, log: FastifyBaseLogger): Dialler {
  const { dialler } = appContext.settings;
  if (dialler === 'exchange') {
    const sweeper = startLineSweeper(appContext, log);
    return { ...agentsDialler, stop: () => sweeper.stop() };
  }
  return dialler === 'link' ? agentsDialler : new SimulatedLine(appContext, log);
}
