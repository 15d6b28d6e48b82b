// Measures how long /healthz takes while the server reads the worst files of 12 MB, and fails above 200 ms (RS-05).
// `npm run bench:bodies [-- --rounds 5]`; nothing else may run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { getHeaders, launch, stop } from './measuredServer.mjs';
import { root } from './processes.mjs';
import { buildServer, serverProgram } from './serverBundle.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const FILE_BYTES = 12 * 1024 * 1024;
const POLL_MS = 5;
const LONGEST_MS = 200;
const HEAD = 'event_id,kind,loan_no,amount,currency,value_time\n';
const SHAPES = { 'rows of nothing': ',\n', 'one row without end': 'x', 'a quotation mark without end': '"x\n' };

const createBody = (part) => {
  const content = Buffer.alloc(FILE_BYTES, part);
  content.write(HEAD);
  return Buffer.from(JSON.stringify({ fileName: 'worst.csv', content: content.toString('base64') }));
};

const measureHealth = async (url, work) => {
  const times = [];
  const over = new AbortController();
  const working = work().finally(() => over.abort());
  while (!over.signal.aborted) {
    const since = performance.now();
    await (await fetch(`${url}/healthz`)).text();
    times.push(performance.now() - since);
    await wait(POLL_MS);
  }
  await working;
  return times.toSorted((one, other) => one - other);
};

const preview = (url, headers, body) => async () => {
  const answer = await fetch(`${url}/prod/lender/upload/preview`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  const { code } = await answer.json();
  if (code !== '00') throw new Error(`lender/upload/preview answered ${code}`);
};

const run = async ({ url }) => {
  const headers = await getHeaders(url, 'admin');
  let longest = 0;
  for (const [name, part] of Object.entries(SHAPES)) {
    const body = createBody(part);
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const times = await measureHealth(url, preview(url, headers, body));
      const most = times.at(-1);
      longest = Math.max(longest, most);
      console.log(
        `${name.padEnd(30)} ${times.length} answers, p50 ${times[times.length >> 1].toFixed(1)} ms, most ${most.toFixed(1)} ms`,
      );
    }
  }
  return longest;
};

if (!(await buildServer())) process.exit(1);
const dataDir = mkdtempSync(path.join(tmpdir(), 'saldo-bench-'));
const server = await launch({ program: serverProgram('main'), dataDir, cwd: root });
try {
  if ((await run(server)) > LONGEST_MS) process.exitCode = 1;
} finally {
  await stop(server);
  rmSync(dataDir, { recursive: true, force: true });
}
