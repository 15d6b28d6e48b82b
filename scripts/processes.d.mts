import type { ChildProcess, SpawnOptions } from 'node:child_process';

/** The folder of this repository. */
export const root: string;
/** Starts a program with its arguments, in this repository's folder; `env` adds to this process's environment. */
export const start: (
  command: readonly unknown[],
  options?: Omit<SpawnOptions, 'env'> & { env?: Record<string, string> },
) => ChildProcess;
/** The exit code of a child; that of the shell when a signal ended it. */
export const waitForEnd: (child: ChildProcess) => Promise<number>;
