// Measures the server: time and CPU until /readyz responds, memory, CPU of an idle minute and of a fixed number of list calls.
// `npm run bench -- server [--calls 2000 --idle 60]`; `-- --root ../other -- --import tsx server/main.ts` measures another tree. Linux
// only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getCosts, launch as launchOn, signIn, stop } from './measuredServer.mjs';
import { root as ownRoot } from '../processes.mjs';
import { buildServer, getServerProgram } from '../build/serverBundle.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: ownRoot },
    calls: { type: 'string', default: '2000' },
    idle: { type: 'string', default: '60' },
  },
});
const ATTEMPTS = 5;
const dataDir = mkdtempSync(path.join(tmpdir(), 'saldo-bench-'));

const program = positionals.length > 0 ? [process.execPath, positionals] : getServerProgram('main');
const launch = () => launchOn({ program, dataDir, cwd: path.resolve(values.root) });

const say = (what, figure, unit) => console.log(`${what.padEnd(44)} ${figure.toFixed(2).padStart(9)} ${unit}`);
const middle = (figures) => figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];

const measureStarts = async () => {
  const starts = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const server = await launch();
    starts.push({ milliseconds: server.milliseconds, cpu: getCosts(server.child).cpu });
    await stop(server);
  }
  say(`start to /readyz (median of ${ATTEMPTS})`, middle(starts.map(({ milliseconds }) => milliseconds)), 'ms');
  say('CPU of it', middle(starts.map(({ cpu }) => cpu)), 's');
};

const measureIdle = async ({ child }) => {
  await wait(5000);
  const before = getCosts(child);
  say('memory, started', before.memory, 'MB');
  await wait(Number(values.idle) * 1000);
  const after = getCosts(child);
  say(`CPU of ${values.idle} idle seconds`, after.cpu - before.cpu, 's');
  say('memory, idle', after.memory, 'MB');
};

const measureBusy = async ({ child, url }) => {
  const call = await signIn(url);
  const before = getCosts(child);
  const began = performance.now();
  for (let number = 0; number < Number(values.calls); number += 1) await call('task/listing');
  say(`CPU of ${values.calls} list calls`, getCosts(child).cpu - before.cpu, 's');
  say('time of them', (performance.now() - began) / 1000, 's');
  say('memory after them', getCosts(child).memory, 'MB');
  say('memory at most', getCosts(child).peak, 'MB');
};

if (positionals.length === 0 && !(await buildServer())) process.exit(1);
try {
  // The first start makes the database and its cases.
  await stop(await launch());
  await measureStarts();
  const server = await launch();
  await measureIdle(server);
  await measureBusy(server);
  await stop(server);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
