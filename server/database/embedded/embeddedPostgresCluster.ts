import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { OperatorError } from '../../kernel/operatorError';
import type { EmbeddedPostgresAccount } from './resolvePostgresAccount';

const passwordFile = 'saldo.password';

const noSpace = /No space left on device|Disk quota exceeded|wrote only \d+ of \d+ bytes/;

/** Converts PostgreSQL's startup error to a message for the operator. */
export const startFailure = (output: string, logFile: string): OperatorError => {
  if (noSpace.test(output)) return new OperatorError('The disk is full: free some space and start again.');
  const reason = output.match(/(?:FATAL|PANIC|error):\s+(.*)/)?.[1] ?? output.trim().split('\n').at(-1) ?? '';
  return new OperatorError(`The embedded PostgreSQL did not start (${reason || 'it said nothing'}); see ${logFile}.`);
};

const runInitdb = async (account: EmbeddedPostgresAccount, folder: string, password: string): Promise<void> => {
  const secret = join(tmpdir(), `saldo-${randomBytes(8).toString('hex')}`);
  writeFileSync(secret, password, { mode: 0o600, flag: 'wx' });
  try {
    account.own(secret);
    const options = ['--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--data-checksums'];
    const login = ['--auth=scram-sha-256', '--username=postgres', `--pwfile=${secret}`];
    const child = account.start('initdb', ['-D', folder, ...options, ...login], ['ignore', 'ignore', 'pipe']);
    const ended = new Promise<number | null>((resolve, reject) => child.once('error', reject).once('exit', resolve));
    const output = child.stderr ? await text(child.stderr) : '';
    if ((await ended) !== 0) throw startFailure(output, folder);
  } finally {
    rmSync(secret, { force: true });
  }
};

const create = async (account: EmbeddedPostgresAccount, cluster: string): Promise<void> => {
  // An interrupted initdb leaves an incomplete cluster, so only a complete one gets the final name.
  for (const entry of readdirSync(account.home)) {
    if (entry.startsWith('postgres.new')) rmSync(join(account.home, entry), { recursive: true, force: true });
  }
  const draft = `${cluster}.new`;
  mkdirSync(draft, { mode: 0o700 });
  account.own(draft);
  const password = randomBytes(24).toString('hex');
  try {
    await runInitdb(account, draft, password);
    writeFileSync(join(draft, passwordFile), password, { mode: 0o600 });
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
};

const readPassword = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const words = `${file}, which opens the embedded database, can not be read: put it back from a backup, or choose another folder with DATA_DIR.`;
    throw new OperatorError(words, { cause: error });
  }
};

/** Returns the folder of the database cluster (created at the first start) and the password of its users. */
export const openCluster = async (account: EmbeddedPostgresAccount): Promise<{ cluster: string; password: string }> => {
  const cluster = join(account.home, 'postgres');
  if (!existsSync(cluster)) await create(account, cluster);
  account.own(cluster);
  return { cluster, password: readPassword(join(cluster, passwordFile)) };
};
