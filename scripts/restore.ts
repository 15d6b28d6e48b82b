// Runs the commands of "Backup and restore" in docs/operations.md on PostgreSQL clusters in a temporary folder. After each restore the
// server must do the main job, and the preserved heads of the audit trail must show missing rows. Exit code 78: a program is missing.
// npm run restore:test -- [--keep]
// --keep: preserves the folder with all data and logs
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ownByDatabase } from '../__tests__/support/cluster/account';
import { findNewestPostgres, POSTGRES_PACKAGE } from './cluster/needed';
import { listInFolder, signal } from './durability/processes';
import { copyFolder } from './restore/copyFolder';
import { recoverToMoment } from './restore/recoverToMoment';
import { restoreDump, startUsedCluster } from './restore/restoreDump';
import type { RestoreRun } from './restore/restoreSite';
import { buildServer } from './build/serverBundle.mjs';

const { values } = parseArgs({ options: { keep: { type: 'boolean' } } });
const programs = findNewestPostgres();
if (programs === undefined) {
  console.error(`Missing: PostgreSQL. On Debian: apt-get install ${POSTGRES_PACKAGE}`);
  process.exit(78);
}
if (!(await buildServer())) process.exit(1);

const folder = mkdtempSync(path.join(tmpdir(), 'saldo-restore-'));
chmodSync(folder, 0o755);
ownByDatabase(folder);
process.once('exit', () => {
  for (const { pid } of listInFolder(folder)) signal(pid, 'SIGKILL');
});
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
console.log(`PostgreSQL of ${programs}, ${folder}`);

const run: RestoreRun = { folder, programs, password: randomBytes(12).toString('hex') };
const passed: string[] = [];

const step = async <Result>(title: string, work: () => Promise<Result>): Promise<Result> => {
  const since = performance.now();
  try {
    const result = await work();
    console.log(`ok   ${title} (${((performance.now() - since) / 1000).toFixed(1)} s)`);
    passed.push(title);
    return result;
  } catch (error) {
    console.error(`FAIL ${title}\n${error instanceof Error ? error.message : String(error)}`);
    console.error(`Passed before: ${passed.join('; ') || 'nothing'}. Data and logs: ${folder}`);
    return process.exit(1);
  }
};

const one = await step('database with one role, in use', () => startUsedCluster(run, 'one-role'));
await step('dump restored into an empty PostgreSQL, one role', () => restoreDump(run, 'one-role', one));
await one.cluster.stop();
const two = await step('database with two roles, in use', () => startUsedCluster(run, 'two-roles'));
await step('dump restored into an empty PostgreSQL, two roles', () => restoreDump(run, 'two-roles', two));
await step('base backup recovered to a moment', () => recoverToMoment(run, { ...two, roles: 'two-roles' }));
await step('copied data folder of the embedded PostgreSQL', () => copyFolder(run));
console.log(`All passed: ${passed.join('; ')}.`);
if (values.keep !== true) rmSync(folder, { recursive: true, force: true });
