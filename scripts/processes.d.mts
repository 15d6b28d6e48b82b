import type { ChildProcess } from 'node:child_process';

/** The folder of this repository. */
export const root: string;
/** The exit code of a child; that of the shell when a signal ended it. */
export const waitForEnd: (child: ChildProcess) => Promise<number>;
