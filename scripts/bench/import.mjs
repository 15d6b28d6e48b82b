// Measures the duration and memory of importing a file of cases, and the delay of other calls meanwhile (SC-02): a million in three
// minutes.
// npm run bench -- import --rows 1000000
import { createWriteStream, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { getCluster, getPostgresSeconds, getUrl } from './measuredPostgres.mjs';
import { measureRun } from './measureRun.mjs';
import { getCosts, signIn } from './measuredServer.mjs';
import { probe, formatDurations, printIdleDuration } from './probe.mjs';
import { waitForEnd, start } from '../processes.mjs';
import { getServerProgram } from '../build/serverBundle.mjs';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '1000000' } } });
const ROWS = Number(values.rows);
const BUDGET = { seconds: (ROWS / 1_000_000) * 180, megabytes: 300 };
const INSTITUTION = 'BENCH';
const LOOK_EVERY_MS = 200;

function* lines() {
  yield 'borrower_no,borrower_name,mobile_phone,loan_no,penalty_date,contract_amount,due_amount\n';
  for (let n = 1; n <= ROWS; n += 1) {
    yield `B${n},Ana Cruz ${n},+52 55 ${10_000_000 + n},L${n},2026-03-01,1000,1250.50\n`;
  }
}

async function addInstitution(dataDir) {
  const cluster = getCluster(dataDir);
  const client = new Client(cluster);
  await client.connect();
  await client.query(
    "insert into institution (code, name, currency, time_zone) values ($1, 'Benchmark', 'MXN', 'America/Mexico_City')",
    [INSTITUTION],
  );
  await client.end();
  return getUrl(cluster);
}

async function importFile(file, url, dataDir) {
  const [began, postgres] = [performance.now(), getPostgresSeconds(dataDir)];
  const env = { DATABASE_URL: url, DATA_DIR: mkdtempSync(path.join(dataDir, 'command-')) };
  const child = start(getServerProgram('casesImport', file, '--institution', INSTITUTION), {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = waitForEnd(child);
  let costs;
  for (; child.exitCode === null; await wait(LOOK_EVERY_MS)) costs = getCosts(child);
  const seconds = (performance.now() - began) / 1000;
  if ((await code) !== 0) throw new Error('the import was refused');
  const ofPostgres = getPostgresSeconds(dataDir) - postgres;
  console.log(
    `${ROWS} cases in ${seconds.toFixed(0)} s; CPU ${costs.cpu.toFixed(0)} s of node, ${ofPostgres.toFixed(0)} s of PostgreSQL; ${costs.peak.toFixed(0)} MB at most`,
  );
  return { seconds, megabytes: costs.peak };
}

await measureRun(async ({ server, dataDir }) => {
  const file = path.join(dataDir, 'cases.csv');
  await pipeline(Readable.from(lines()), createWriteStream(file));
  const call = await signIn(server.url);
  const ask = () => call('task/listing?scope=visible');
  await printIdleDuration(ask);
  const url = await addInstitution(dataDir);
  const beside = probe(ask);
  const { seconds, megabytes } = await importFile(file, url, dataDir);
  console.log(`a list beside it: ${formatDurations(await beside.end())}`);
  return seconds <= BUDGET.seconds && megabytes <= BUDGET.megabytes;
});
