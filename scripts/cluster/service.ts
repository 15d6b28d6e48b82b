import type { ChildProcess } from 'node:child_process';
import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownByDatabase, startAsDatabase } from '../../__tests__/support/cluster/account';
import { filled } from '../../__tests__/support/cluster/filled';
import type { Values } from './createClusterValues';

/** One program of the cluster, in a separate folder, with a file of config/deploy. */
interface ServiceParts {
  readonly folder: string;
  readonly file: string;
  readonly values: Values;
  /** Command to start; the path of its settings is appended. */
  readonly command: readonly [string, ...string[]];
}

const STOP_WITHIN_MS = 20_000;

/** A program of the cluster that can be started, killed and started again. */
export class Service {
  /** Working folder, also for the output. */
  readonly folder: string;
  readonly #command: readonly [string, ...string[]];
  #child: ChildProcess | undefined;

  constructor({ folder, file, values, command }: ServiceParts) {
    this.folder = folder;
    mkdirSync(folder, { recursive: true });
    const settings = path.join(folder, file);
    writeFileSync(settings, filled(file, values), { mode: 0o600 });
    ownByDatabase(folder);
    ownByDatabase(settings);
    this.#command = [...command, settings];
  }

  /** Starts the program; its output goes to a file next to its settings. */
  start(): void {
    const output = openSync(path.join(this.folder, 'said.log'), 'a');
    this.#child = startAsDatabase({ command: this.#command, folder: this.folder, stdio: ['ignore', output, output] });
    closeSync(output);
  }

  /** Stops the program; returns false if it did not stop in time. */
  async stop(signal: NodeJS.Signals): Promise<boolean> {
    const child = this.#child;
    if (child === undefined) return true;
    child.kill(signal);
    const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
    for (const end = performance.now() + STOP_WITHIN_MS; !isOver() && performance.now() < end;) await wait(50);
    return isOver();
  }
}
