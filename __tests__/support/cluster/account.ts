import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { chownSync, readFileSync } from 'node:fs';

/** An account of the machine. */
interface Account {
  readonly uid: number;
  readonly gid: number;
}

const named = (name: string): Account | undefined => {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
  return uid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
};

/** PostgreSQL and PgBouncer refuse to run as root: then they run as `postgres`, which Debian's packages make. */
const other = (): Account | undefined =>
  process.getuid?.() === 0 ? (named('postgres') ?? named('nobody')) : undefined;

/** Gives a file or folder to the account that the database's programs run as. */
export const ownByDatabase = (path: string): void => {
  const account = other();
  if (account !== undefined) chownSync(path, account.uid, account.gid);
};

/** Command line of a database program. */
export interface Program {
  readonly command: readonly [string, ...string[]];
  /** The folder it works in. */
  readonly folder: string;
  readonly stdio: StdioOptions;
  readonly env?: NodeJS.ProcessEnv;
}

/** Starts a program under that account. */
export const startAsDatabase = ({ command: [program, ...args], folder, stdio, env }: Program): ChildProcess =>
  spawn(program, args, { cwd: folder, stdio, env: { ...process.env, LC_ALL: 'C.UTF-8', ...env }, ...other() });
