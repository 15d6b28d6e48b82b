import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../findFreePort.mjs';
import { listDescendants } from './processes';

/** Limit below the supervisor's: it gives up after five faults within a minute, and an operator would restart it. */
const FAULTS_MOST = 4;
const WITHIN_MS = 61_000;
const STOP_WITHIN_MS = 25_000;

/** The product as `npm start` runs it: a supervisor, its server, and the PostgreSQL of that unless it has an address. */
export class RunningSite {
  readonly folder: string;
  readonly address: string;
  readonly #environment: Record<string, string>;
  readonly #faults: number[] = [];
  #supervisor: ChildProcess | undefined;
  #ended: Promise<number | null> = Promise.resolve(0);

  private constructor(folder: string, port: number, environment: Record<string, string>) {
    this.folder = folder;
    this.address = `http://127.0.0.1:${port}`;
    this.#environment = environment;
  }

  static async in(folder: string, more: Record<string, string> = {}): Promise<RunningSite> {
    const [port, providerPort] = [await findFreePort(), await findFreePort()];
    const environment = {
      NODE_ENV: '',
      PORT: String(port),
      PROVIDER_PORT: String(providerPort),
      DATA_DIR: folder,
      DATABASE_URL: '',
      SEED_CASES: '20',
      CAPTCHA_TEXT: '0000',
      // Every state of a deduction is met within a round.
      PAYMENT_TEMPO: '0.05',
      LOG_LEVEL: 'error',
      ...more,
    };
    return new RunningSite(folder, port, environment);
  }

  /** Starts the supervisor; the output of all processes goes to server.log next to the data. */
  start(): void {
    const output = openSync(path.join(path.dirname(this.folder), 'server.log'), 'a');
    const child = spawn(process.execPath, ['scripts/durability/supervisor.mjs'], {
      env: { ...process.env, ...this.#environment },
      stdio: ['ignore', output, output],
    });
    closeSync(output);
    this.#faults.length = 0;
    this.#supervisor = child;
    this.#ended = new Promise((resolve) => {
      child.once('exit', (code) => resolve(code));
    });
  }

  /** True if the site has a dedicated PostgreSQL. */
  get isAlone(): boolean {
    return this.#environment['DATABASE_URL'] === '';
  }

  get supervisor(): number {
    return this.#supervisor?.pid ?? 0;
  }

  /** The server's process. */
  get server(): number {
    return listDescendants(this.supervisor).find(({ command }) => command.includes('main.js'))?.pid ?? 0;
  }

  /** Returns true if the server becomes ready within the time. */
  async isReady(patienceMs: number): Promise<boolean> {
    for (const end = performance.now() + patienceMs; performance.now() < end; await wait(50)) {
      const signal = AbortSignal.timeout(3000);
      const isOk = await fetch(`${this.address}/readyz`, { signal }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isOk) return true;
    }
    return false;
  }

  /** Stops the supervisor as an operator does; returns false if it did not end cleanly and in time. */
  async stop(): Promise<boolean> {
    this.#supervisor?.kill('SIGTERM');
    const code = await Promise.race([this.#ended, wait(STOP_WITHIN_MS, 'late', { ref: false })]);
    return code === 0;
  }

  /** Resolves when the whole process tree has ended. */
  ended(): Promise<number | null> {
    return this.#ended;
  }

  /** A fault that the supervisor will mend. */
  countFault(): void {
    this.#faults.push(performance.now());
  }

  /** True if the supervisor would still restart the server. */
  get isPatient(): boolean {
    return this.#faults.filter((at) => at > performance.now() - WITHIN_MS).length < FAULTS_MOST;
  }
}
