// Measures the CPU of a call in the server and PostgreSQL, compared with a bare read of fifteen rows in the same run (SC-01).
// `npm run bench -- frame [--rounds 2000]`; `-- --root ../other` measures another built tree. Linux only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Pool } from 'pg';
import { getCluster, getPostgresSeconds, startRaw } from './measuredPostgres.mjs';
import { launch, getSeconds, signIn, stop } from './measuredServer.mjs';
import { root as ownRoot } from '../processes.mjs';
import { buildServer } from '../build/serverBundle.mjs';

const { values } = parseArgs({
  options: { root: { type: 'string', default: ownRoot }, rounds: { type: 'string', default: '2000' } },
});
const ROUNDS = Number(values.rounds);
const NOON = 12;
const NIGHT = 3;
const AT_ONCE = 3;
const TURNS = 10;
const root = path.resolve(values.root);
const started = [];
let owner;
const IDEMPOTENCY_HEADER = 'idempotency-key';
const dataDir = mkdtempSync(path.join(tmpdir(), 'saldo-bench-'));

/** A kind of work, who does it, the local hour of all borrowers meanwhile, and what it has cost until now. */
const measured = (pid, work, hour = NOON) => ({ pid, work, hour, node: 0, postgres: 0, elapsed: 0 });

/** Returns the time zone in which it is `hour` o'clock now. */
const findZone = (hour) => {
  const offset = ((hour - new Date().getUTCHours() + 35) % 24) - 11;
  return `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`;
};

/** Moves all borrowers to a local hour, so that the contact rules decide the same at any time of day. */
const setHour = (hour) =>
  owner.query('update borrower set time_zones = $1 where time_zones is distinct from $1', [findZone(hour)]);

const doTimes = async ({ work }, count) => {
  let left = count;
  const one = async () => {
    while (left > 0) {
      left -= 1;
      await work(left);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
};

const doOneTurn = async (kind) => {
  await setHour(kind.hour);
  const before = [getSeconds(kind.pid), getPostgresSeconds(dataDir)];
  const began = performance.now();
  await doTimes(kind, ROUNDS / TURNS);
  kind.elapsed += performance.now() - began;
  kind.node += (getSeconds(kind.pid) - before[0]) * 1000;
  kind.postgres += (getPostgresSeconds(dataDir) - before[1]) * 1000;
};

/** Number of warm-up calls: as after an hour of work, when all frequent code is compiled. */
const WARM_UP = 2000;

/** Alternates the kinds of work, so that other load on the machine affects all of them equally. */
const measure = async (kinds) => {
  for (const kind of kinds) {
    await setHour(kind.hour);
    await doTimes(kind, WARM_UP);
  }
  for (let turn = 0; turn < TURNS; turn += 1) for (const kind of kinds) await doOneTurn(kind);
};

const say = (what, { node, postgres, elapsed }, unit) => {
  const costs = [node / ROUNDS, postgres / ROUNDS, (node + postgres) / unit].map((figure) =>
    figure.toFixed(2).padStart(9),
  );
  console.log(what.padEnd(34), ...costs, ((ROUNDS * 1000) / elapsed).toFixed(0).padStart(9));
};

/** Requests of a case's screen when it opens. */
const getOpening = ({ taskId, loanId }) => [
  `task/loanItemInfo/${loanId}?taskId=${taskId}`,
  `approvals/case/${taskId}`,
  `task/wishes/${taskId}`,
  `task/userContacts/${taskId}`,
  `task/lawful/${taskId}`,
  `task/lastCall/${taskId}`,
  `task/neighbours?taskId=${taskId}`,
];
/** Request of the screen once its form is mounted. */
const getDraft = ({ taskId }) => `task/draft/${taskId}?kind=log`;
/** Report that a case was opened. */
const getOpened = ({ loanId }) => ({ type: 'openCase', loanId, ip: '127.0.0.1' });

const open = (call, one) =>
  Promise.all([
    call(`task/together?asked=${encodeURIComponent(getOpening(one).join(' '))}`),
    call(getDraft(one)),
    call('user/behavior/add', getOpened(one)),
  ]);
/** Sends each request separately, as for a server without batching. */
const openAlone = (call, one) =>
  Promise.all([
    ...[...getOpening(one), getDraft(one)].map((request) => call(request)),
    call('user/behavior/add', getOpened(one)),
  ]);

const memo = { callStatus: 'OTHER', callResult: 'MEMO', type: '01', remarks: 'bench' };

if (root === ownRoot && !(await buildServer())) process.exit(1);
try {
  const program = [process.execPath, ['dist-server/main.js']];
  const server = await launch({ program, dataDir, cwd: root });
  started.push(server.child);
  const raw = await startRaw(dataDir);
  started.push(raw.child);
  owner = new Pool(getCluster(dataDir));
  const call = await signIn(server.url);
  const { pid } = server.child;
  const cases = (await call('task/listing?scope=visible')).data.result.map(({ id, loanId }) => ({
    taskId: id,
    loanId,
  }));
  const oneOf = (number) => cases[number % cases.length];
  const kinds = {
    'raw read of 15 rows': measured(raw.child.pid, () => raw.read()),
    'raw read of one': measured(raw.child.pid, () => raw.read('oneRow')),
    'raw read of one, in a transaction': measured(raw.child.pid, () => raw.read('inTransaction')),
    list: measured(pid, () => call('task/listing?scope=visible')),
    'currentUser (the session alone)': measured(pid, () => call('login/currentUser')),
    'opening a case': measured(pid, (number) => open(call, oneOf(number))),
    'opening a case at night': measured(pid, (number) => open(call, oneOf(number)), NIGHT),
    'opening a case, each alone': measured(pid, (number) => openAlone(call, oneOf(number))),
    'recording a result': measured(pid, (number) =>
      call('task/record', { ...memo, taskId: oneOf(number).taskId }, { [IDEMPOTENCY_HEADER]: crypto.randomUUID() }),
    ),
  };
  await measure(Object.values(kinds));
  await owner.end();
  const { node, postgres } = kinds['raw read of 15 rows'];
  console.log('CPU in ms'.padEnd(34), ...['node', 'postgres', 'x raw', 'a second'].map((name) => name.padStart(9)));
  for (const [what, costs] of Object.entries(kinds)) say(what, costs, node + postgres);
} finally {
  await Promise.all(started.map((child) => stop({ child })));
  rmSync(dataDir, { recursive: true, force: true });
}
