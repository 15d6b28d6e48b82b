// Measures three operations: 50,000 cases bound to a hundred agents, 100,000 moved by a new rule, and these exported to a file. Also
// measures the delay of other calls meanwhile (SC-02).
// npm run bench -- queues [--bound 50000 --moved 100000]
import { createWriteStream, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { makeAgents } from './load/people.mjs';
import { getCluster, getPostgresSeconds, getUrl } from './measuredPostgres.mjs';
import { measureRun } from './measureRun.mjs';
import { getCalls, getCosts, getHeaders, getSeconds } from './measuredServer.mjs';
import { probe, formatDurations, printIdleDuration } from './probe.mjs';
import { waitForEnd, start } from '../processes.mjs';
import { getServerProgram } from '../build/serverBundle.mjs';

const { values } = parseArgs({
  options: { bound: { type: 'string', default: '50000' }, moved: { type: 'string', default: '100000' } },
});
const [BOUND, MOVED] = [values.bound, values.moved].map(Number);
const BUDGET_S = { binding: (BOUND / 50_000) * 15 };
const AGENTS = 100;
const INSTITUTION = 'MX';
const LOOK_EVERY_MS = 100;
const [TO_BIND, TO_MOVE] = ['Bench bound', 'Bench moved'];

function* lines() {
  yield 'borrower_no,borrower_name,mobile_phone,loan_no,penalty_date,contract_amount,due_amount,product_category\n';
  for (let n = 1; n <= BOUND + MOVED; n += 1) {
    const product = n <= BOUND ? TO_BIND : TO_MOVE;
    yield `Q${n},Ana Cruz ${n},+52 55 ${10_000_000 + n},Q${n},2026-03-01,1000,1250.50,${product}\n`;
  }
}

async function importCases(dataDir) {
  const file = path.join(dataDir, 'cases.csv');
  await pipeline(Readable.from(lines()), createWriteStream(file));
  const env = { DATABASE_URL: getUrl(getCluster(dataDir)), DATA_DIR: mkdtempSync(path.join(dataDir, 'command-')) };
  const program = getServerProgram('casesImport', file, '--institution', INSTITUTION);
  const child = start(program, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  if ((await waitForEnd(child)) !== 0) throw new Error('the import was refused');
}

/** Runs an operation until `isDone` returns true, while requesting an agent's list. Prints the figures and returns the seconds. */
async function measured({ server, dataDir, ask }, what, isDone) {
  const spent = () => ({ node: getSeconds(server.child.pid), postgres: getPostgresSeconds(dataDir) });
  const [began, before, beside] = [performance.now(), spent(), probe(ask)];
  while (!(await isDone())) await wait(LOOK_EVERY_MS);
  const seconds = (performance.now() - began) / 1000;
  const after = spent();
  const costs = `${(after.node - before.node).toFixed(0)} s of node, ${(after.postgres - before.postgres).toFixed(0)} s of PostgreSQL`;
  console.log(
    `${what} in ${seconds.toFixed(1)} s; CPU ${costs}; a list beside it ${formatDurations(await beside.end())}`,
  );
  return seconds;
}

async function bind(bench, admin, agentIds) {
  const began = performance.now();
  const selection = { filters: { productCategory: TO_BIND, held: 'nobody' }, except: [] };
  const request = { kind: 'bind', queueId: 'none', selection, agentIds, split: 'count' };
  const { operationId, total } = (await admin('institutionAndQueue/bindPlan', request)).data;
  console.log(`${total} cases planned in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  const key = { 'idempotency-key': crypto.randomUUID() };
  await admin('institutionAndQueue/bindRun', { operationId }, key);
  return measured(bench, `${BOUND} cases bound`, async () => {
    const { data } = await admin(`institutionAndQueue/operation/${operationId}`);
    return data.finishedTime !== null;
  });
}

async function move(bench, admin) {
  const rule = { products: [TO_MOVE] };
  const settings = { type: 'automatic', plannedCaseCount: MOVED, extensionPercent: 0, priority: 1 };
  const key = { 'idempotency-key': crypto.randomUUID() };
  const { id } = (await admin('institutionAndQueue/add', { code: 'BENCH', name: 'Bench', ...settings, rule }, key))
    .data;
  await measured(bench, `${MOVED} cases moved by a rule`, async () => {
    const { caseCount } = (await admin(`institutionAndQueue/info/${id}`)).data;
    return caseCount >= MOVED;
  });
  return id;
}

/** The cases of a queue as a file. */
async function take(bench, headers, queueId) {
  const { url, child } = bench.server;
  const before = getCosts(child).memory;
  let file;
  let bytes = 0;
  const save = async () => {
    const answer = await fetch(`${url}/prod/institutionAndQueue/casesExport?queueId=${queueId}&format=csv`, {
      headers,
    });
    for await (const piece of answer.body) bytes += piece.length;
    if (bytes < MOVED * 10) throw new Error(`no file of ${MOVED} cases came, but ${bytes} bytes`);
    return true;
  };
  await measured(bench, `${MOVED} cases as a file`, () => (file ??= save()));
  const { memory, peak } = getCosts(child);
  const figures = [bytes / 1e6, before, memory, peak].map((figure) => figure.toFixed(0));
  console.log(`${figures[0]} MB of file; memory ${figures[1]} MB before, ${figures[2]} after, ${figures[3]} at most`);
}

const idsOfAgents = async (dataDir) => {
  const client = new Client(getCluster(dataDir));
  await client.connect();
  const { rows } = await client.query("select id from app_user where username like 'load%'");
  await client.end();
  return rows.map(({ id }) => String(id));
};

await measureRun(async ({ server, dataDir }) => {
  const [agent] = await makeAgents(dataDir, AGENTS);
  await importCases(dataDir);
  const callAs = (headers) => getCalls(server.url, { 'sec-fetch-site': 'same-origin', ...headers });
  const headers = await getHeaders(server.url, 'admin');
  const admin = callAs(headers);
  const ofAgent = callAs({ cookie: agent.cookie, 'x-auth-token': agent.token });
  const bench = { server, dataDir, ask: () => ofAgent('task/listing?scope=visible') };
  await printIdleDuration(bench.ask);
  const seconds = await bind(bench, admin, await idsOfAgents(dataDir));
  await take(bench, headers, await move(bench, admin));
  return seconds <= BUDGET_S.binding;
});
