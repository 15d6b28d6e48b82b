// Starts a PostgreSQL cluster of three (Patroni, etcd, HAProxy, PgBouncer of the distribution) in a temporary folder. Runs Saldo on it
// under acknowledged writes of every kind, fails its primary in each round, and counts lost writes (RS-04).
// npm run cluster -- [--rounds 10] [--seed 7] [--blow machine|postmaster|frozen|unguarded] [--planted] [--keep]
// --blow machine: kill -9 of Patroni and all of PostgreSQL
// --blow postmaster: kill -9 of PostgreSQL's first process
// --blow frozen: halted, and ended after another member has taken over, as a watchdog does
// --blow unguarded: halted, and resumed after the takeover. Only on request, because Patroni 3.0 loses writes in this case.
// --planted: a database that acknowledges writes which no other machine has; the rounds must detect it
// --keep: preserves the folder with all logs
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { connect, withClient } from '../server/database/connect';
import { createRandom } from '../server/seed/random';
import { playClusterRound } from './cluster/clusterRound';
import { type ClusterFault, CLUSTER_FAULTS } from './cluster/member';
import { findPrograms } from './cluster/needed';
import { startCluster } from './cluster/startCluster';
import { Faults, Tally } from './durability/book';
import { createFixtures } from './durability/runFixtures';
import { listInFolder, signal } from './durability/processes';
import { RunningSite } from './durability/runningSite';
import { toShape } from './durability/summarize';
import { buildServer } from './build/serverBundle.mjs';

const text = { type: 'string' } as const;
const flag = { type: 'boolean' } as const;
const { values } = parseArgs({ options: { rounds: text, seed: text, blow: text, planted: flag, keep: flag } });
const rounds = Number(values.rounds ?? 10);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const chosenBlow = values.blow;
const blows = CLUSTER_FAULTS.filter((blow) => (chosenBlow === undefined ? blow !== 'unguarded' : blow === chosenBlow));

if (blows.length === 0) {
  console.error(`--blow is one of ${CLUSTER_FAULTS.join(', ')}.`);
  process.exit(1);
}
const programs = findPrograms();
if ('missing' in programs) {
  console.error(`Missing: ${programs.missing.join(', ')}. On Debian: apt-get install ${programs.missing.join(' ')}`);
  process.exit(78);
}
if (!(await buildServer())) process.exit(1);

const folder = mkdtempSync(path.join(tmpdir(), 'saldo-cluster-'));
chmodSync(folder, 0o755);
const endAll = (): void => {
  for (const { pid } of listInFolder(folder)) signal(pid, 'SIGKILL');
};
process.once('exit', endAll);
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => process.exit(1));
console.log(`seed ${seed}, ${folder}`);

const faults = new Faults();
const tally = new Tally();
const gaps: Partial<Record<ClusterFault, number[]>> = {};
const cluster = await startCluster(folder, programs);
mkdirSync(path.join(folder, 'saldo/one'), { recursive: true });
const site = await RunningSite.in(path.join(folder, 'saldo/one'), {
  DATABASE_URL: cluster.url,
  DATABASE_SESSION_URL: cluster.sessionUrl,
});
site.start();
if (!(await site.isReady(120_000))) throw new Error('Saldo did not start');
const database = connect({ url: cluster.sessionUrl, onError: () => {}, limits: { size: 4 } });
const cast = await createFixtures(database);
await database.$client.end();

const planted = values.planted === true;
const careless = `alter role saldo set synchronous_commit = local;
  select pg_terminate_backend(pid) from pg_stat_activity where usename = current_user and pid <> pg_backend_pid()`;
if (planted) await withClient(cluster.sessionUrl, (client) => client.query(careless));
const play = { cluster, site, cast, random: createRandom(seed), planted, faults, tally, gaps };
let played = 0;
while (played < rounds) {
  const blow = blows[played % blows.length] ?? 'machine';
  if (!(await playClusterRound(play, `cluster${played}`, blow))) break;
  played += 1;
}
faults.add('badStop', (await site.stop()) ? 0 : 1, 'Saldo');
faults.add('badStop', (await cluster.close()) ? 0 : 1, 'the cluster');
const left = listInFolder(folder);
faults.add('leftOver', left.length, left.map(({ command }) => command).join('; '));
const withoutWrites = Object.fromEntries(Object.entries(gaps).map(([blow, times]) => [blow, toShape(times)]));
const counts = { acknowledged: tally.of('done'), refused: tally.of('refused'), unknown: tally.of('unknown') };
console.log(
  JSON.stringify({ played, seed, faults: faults.counts, ...counts, sent: tally.sent, withoutWritesMs: withoutWrites }),
);
const isFine = faults.sum === 0 && played === rounds;
if (isFine && values.keep !== true) rmSync(folder, { recursive: true, force: true });
process.exit(isFine ? 0 : 1);
