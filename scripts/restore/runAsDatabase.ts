import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startAsDatabase } from '../../__tests__/support/cluster/account';
import { waitForEnd } from '../processes.mjs';

/** Options for running commands. */
export interface CommandRun {
  /** Working folder of the commands; their output goes to commands.log there. */
  readonly folder: string;
  /** Folder of PostgreSQL's programs. */
  readonly programs: string;
  readonly password: string;
}

/** Runs commands as the account of PostgreSQL; throws with their output when one of them fails. */
export const runAsDatabase = async (commands: string, { folder, programs, password }: CommandRun): Promise<string> => {
  const file = path.join(folder, 'commands.log');
  const output = openSync(file, 'w');
  const child = startAsDatabase({
    command: ['bash', '-euo', 'pipefail', '-c', commands],
    folder,
    stdio: ['ignore', output, output],
    env: { PATH: `${programs}:${process.env['PATH']}`, PGPASSWORD: password },
  });
  const code = await waitForEnd(child);
  closeSync(output);
  const logged = readFileSync(file, 'utf8');
  if (code !== 0) throw new Error(`these commands ended with ${code}:\n${commands}\n${logged}`);
  return logged;
};
