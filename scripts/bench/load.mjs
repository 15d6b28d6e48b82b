// Simulates many agents on one server: list, filter, open a case, record, each with a live connection, at times independent of responses
// (SC-01).
// `npm run load [-- --agents 2000 --minutes 30 --rate 500 --cases 20000 --servers 1]`
// Prints the CPU per call compared with a bare read in the same run.
// Several servers use the database of the first, and the agents are distributed among them. Linux only.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Agent, REQUESTS_PER_ACTION } from './load/agent.mjs';
import { makeAgents } from './load/people.mjs';
import { Tally } from './load/tally.mjs';
import { getCluster, getPostgresSeconds, startRaw, getUrl } from './measuredPostgres.mjs';
import { getCosts, launch, getSeconds, stop } from './measuredServer.mjs';
import { root } from '../processes.mjs';
import { buildServer, getServerProgram } from '../build/serverBundle.mjs';

const { values } = parseArgs({
  options: {
    agents: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '30' },
    rate: { type: 'string', default: '500' },
    cases: { type: 'string', default: '20000' },
    servers: { type: 'string', default: '1' },
  },
});
const [AGENTS, MINUTES, RATE, SERVERS] = [values.agents, values.minutes, values.rate, values.servers].map(Number);
const RAW_READS = 3000;
const LINES_AT_ONCE = 50;
const LOOK_EVERY_MS = 30_000;
const LAST_ANSWERS_MS = 30_000;
const folder = mkdtempSync(path.join(tmpdir(), 'saldo-load-'));
const dataDir = path.join(folder, '1');
const started = [];
let linesLost = 0;

const added = (numbers) => numbers.reduce((all, number) => all + number, 0);
const isRunning = ({ exitCode, signalCode }) => exitCode === null && signalCode === null;
const spent = (children) => ({
  node: added(children.map(({ pid }) => getSeconds(pid))) * 1000,
  postgres: getPostgresSeconds(dataDir) * 1000,
});
const between = (before, after, count) => ({
  node: (after.node - before.node) / count,
  postgres: (after.postgres - before.postgres) / count,
});
const sum = ({ node, postgres }) => node + postgres;
const say = (what, costs, unit) =>
  console.log(
    `${what.padEnd(22)} node ${costs.node.toFixed(2)} ms, PostgreSQL ${costs.postgres.toFixed(2)} ms, x raw ${(sum(costs) / sum(unit)).toFixed(2)}`,
  );

/** CPU of one bare read, warmed up. */
const measureRaw = async () => {
  const { child, read } = await startRaw(dataDir);
  started.push(child);
  for (let warm = 0; warm < RAW_READS / 3; warm += 1) await read();
  const before = spent([child]);
  for (let count = 0; count < RAW_READS; count += 1) await read();
  const unit = between(before, spent([child]), RAW_READS);
  await stop({ child });
  return unit;
};

const inBatches = async (agents, work) => {
  for (let from = 0; from < agents.length; from += LINES_AT_ONCE) {
    await Promise.all(agents.slice(from, from + LINES_AT_ONCE).map(work));
  }
};

/** Acts at the times of a Poisson process until the end; returns the number of pending actions. */
const keepActing = (agents, until) => {
  const underWay = new Set();
  const meanMs = (1000 * REQUESTS_PER_ACTION * agents.length) / RATE;
  const next = (agent) => {
    const pause = -Math.log(1 - Math.random()) * meanMs;
    setTimeout(() => {
      if (performance.now() > until) return;
      const action = agent.act().finally(() => underWay.delete(action));
      underWay.add(action);
      next(agent);
    }, pause).unref();
  };
  agents.forEach(next);
  return underWay;
};

const watch = async ({ tally, children, underWay, until }) => {
  let last = { at: performance.now(), count: tally.count };
  while (performance.now() < until) {
    await wait(Math.min(LOOK_EVERY_MS, Math.max(0, until - performance.now())));
    const now = { at: performance.now(), count: tally.count };
    const rate = ((now.count - last.count) * 1000) / (now.at - last.at);
    const costs = children.map(getCosts);
    const [memory, peak] = ['memory', 'peak'].map((name) => added(costs.map((each) => each[name])));
    const left = ((until - now.at) / 60_000).toFixed(1);
    console.log(
      `${left.padStart(5)} min left: ${rate.toFixed(0)}/s, p95 ${tally.takeP95().toFixed(0)} ms, ${underWay.size} on their way, ${memory.toFixed(0)} MB (most ${peak.toFixed(0)}), ${linesLost} lines lost`,
    );
    last = now;
  }
};

/** Starts the first server with a new database, and the others on the same database. */
const startServers = async () => {
  const program = [process.execPath, getServerProgram('main')[1]];
  const servers = [];
  for (let number = 1; number <= SERVERS; number += 1) {
    const settings = { SEED_CASES: values.cases, ...(number > 1 && { DATABASE_URL: getUrl(getCluster(dataDir)) }) };
    const server = await launch({ program, dataDir: path.join(folder, String(number)), cwd: root, settings });
    started.push(server.child);
    servers.push(server);
  }
  return servers;
};

if (!(await buildServer())) process.exit(1);
try {
  console.log(`Making ${values.cases} cases…`);
  const servers = await startServers();
  const children = servers.map(({ child }) => child);
  const unit = await measureRaw();
  const tally = new Tally();
  const ports = servers.map(({ url }) => new URL(url).port);
  const agents = (await makeAgents(dataDir, AGENTS)).map(
    (who, place) => new Agent(who, { port: ports[place % SERVERS], note: tally.note }),
  );
  await inBatches(agents, (agent) => Promise.all([agent.openLine(() => (linesLost += 1)), agent.readCases()]));
  console.log(`${AGENTS} agents with live lines on ${SERVERS} servers, ${RATE} requests/s for ${MINUTES} minutes.`);
  const until = performance.now() + MINUTES * 60_000;
  const before = { ...spent(children), count: tally.count, at: performance.now() };
  const underWay = keepActing(agents, until);
  await watch({ tally, children, underWay, until });
  const answered = tally.count - before.count;
  const seconds = (performance.now() - before.at) / 1000;
  const costs = between(before, spent(children), answered);
  await Promise.race([Promise.all(underWay), wait(LAST_ANSWERS_MS)]);
  say('raw read of 15 rows', unit, unit);
  say('a request of the load', costs, unit);
  console.log(`${(answered / seconds).toFixed(0)} answered a second of ${RATE}, ${linesLost} lines lost`);
  tally.print();
} finally {
  // Stops the first server last, because its database stops with it.
  for (const child of started.filter(isRunning).toReversed()) await stop({ child });
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
