import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { OperatorError } from '../../kernel/operatorError';

interface Identity {
  uid: number;
  gid: number;
}

/** Account under which PostgreSQL runs (it refuses root), with its paths of programs and data. */
export interface EmbeddedPostgresAccount {
  /** Folder of PostgreSQL's programs. */
  native: string;
  /** Folder of the cluster. */
  home: string;
  /** Starts one of the programs under the account. */
  start: (program: 'initdb' | 'postgres', args: string[], stdio: StdioOptions) => ChildProcess;
  /** Gives a file or folder to the account. */
  own: (path: string) => void;
}

const chownTree = (path: string, { uid, gid }: Identity): void => {
  const stat = statSync(path);
  if (stat.uid === uid && stat.gid === gid) return;
  if (stat.isDirectory()) for (const entry of readdirSync(path)) chownTree(join(path, entry), { uid, gid });
  // The folder itself last: its owner indicates that everything inside has been changed.
  chownSync(path, uid, gid);
};

const environment = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };

// Separate process group: Ctrl-C must reach the server first, which stops PostgreSQL after its work is done.
const startAs = (
  command: string[],
  args: string[],
  options: { stdio: StdioOptions } & Partial<Identity>,
): ChildProcess => {
  const [program = '', ...before] = command;
  return spawn(program, [...before, ...args], { detached: true, env: environment, cwd: '/', ...options });
};

const works = (command: string[], identity: Partial<Identity> = {}): boolean => {
  const [program = '', ...args] = command;
  return spawnSync(program, args, { ...identity, cwd: '/', env: environment, stdio: 'ignore' }).status === 0;
};

const notAsRoot = (): OperatorError =>
  new OperatorError('PostgreSQL cannot run as root here: run Saldo under another account, or set DATABASE_URL.');

/** initdb looks its account up by uid, so the account must exist. */
const unprivileged = (): Identity => {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const found = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!found) throw notAsRoot();
  return { uid: Number(found[2]), gid: Number(found[3]) };
};

const asSelf = (native: string, home: string, prefix: string[] = []): EmbeddedPostgresAccount => {
  const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
  return {
    native,
    home,
    start: (program, args, stdio) => startAs([...prefix, join(native, 'bin', program)], args, { stdio }),
    own: (path) => {
      // Files of an earlier run under another account; an unprivileged account cannot have such files.
      if (self.uid === 0 && process.getuid) chownTree(path, self);
    },
  };
};

const reachable = (identity: Identity, native: string, home: string): boolean =>
  works([join(native, 'bin/postgres'), '--version'], identity) && works(['/bin/sh', '-c', 'cd "$0"', home], identity);

const asOther = (identity: Identity, native: string, home: string): EmbeddedPostgresAccount => ({
  native,
  home,
  start: (program, args, stdio) => startAs([join(native, 'bin', program)], args, { stdio, ...identity }),
  own: (path) => chownTree(path, identity),
});

/** Programs and data below a folder closed to others, such as /root, are moved to a folder that every account can access. */
const elsewhere = (identity: Identity, native: string, dataDir: string): EmbeddedPostgresAccount => {
  const shared = '/var/lib/saldo';
  const copy = join(shared, `postgres-${createHash('sha256').update(native).digest('hex').slice(0, 12)}`);
  const home = join(shared, `${basename(dataDir)}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`);
  mkdirSync(home, { recursive: true, mode: 0o755 });
  if (!existsSync(join(copy, 'bin'))) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  if (!reachable(identity, copy, home)) throw notAsRoot();
  return asOther(identity, copy, home);
};

/** Selects how to run PostgreSQL: as the current user; as root in a separate user namespace; otherwise as an unprivileged account. */
export const resolvePostgresAccount = (native: string, dataDir: string): EmbeddedPostgresAccount => {
  if (process.getuid?.() !== 0) return asSelf(native, dataDir);
  const identity = unprivileged();
  const namespace = ['unshare', `--map-user=${identity.uid}`, `--map-group=${identity.gid}`];
  if (works([...namespace, join(native, 'bin/postgres'), '--version'])) return asSelf(native, dataDir, namespace);
  return reachable(identity, native, dataDir)
    ? asOther(identity, native, dataDir)
    : elsewhere(identity, native, dataDir);
};
