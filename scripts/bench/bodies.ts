// Measures how long /healthz takes while the server reads the worst files of 12 MB, and fails above 200 ms (RS-05).
// `npm run bench -- bodies [--rounds 5]`; nothing else may run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LENDER_COLUMN_NAMES } from '@/contract/lenderColumnNames';
import { LENDER_FILE_MAX_BYTES } from '@/contract/entities/lender/lenderUpload';
import { getCalls, getHeaders, launch, stop } from './measuredServer.mjs';
import { root } from '../processes.mjs';
import { buildServer, getServerProgram } from '../build/serverBundle.mjs';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const POLL_MS = 5;
const LONGEST_MS = 200;
const HEAD = `${LENDER_COLUMN_NAMES.join(',')}\n`;
const SHAPES = { 'rows of nothing': ',\n', 'one row without end': 'x', 'a quotation mark without end': '"x\n' };

const createFile = (part: string) => {
  const content = Buffer.alloc(LENDER_FILE_MAX_BYTES, part);
  content.write(HEAD);
  return { fileName: 'worst.csv', content: content.toString('base64') };
};

const measureHealth = async (url: string, work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
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

const run = async ({ url }: { readonly url: string }): Promise<number> => {
  const call = getCalls(url, await getHeaders(url, 'admin'));
  let longest = 0;
  for (const [name, part] of Object.entries(SHAPES)) {
    const file = createFile(part);
    for (let round = 0; round < Number(values.rounds); round += 1) {
      const times = await measureHealth(url, () => call('lender/upload/preview', file));
      const most = times.at(-1) ?? 0;
      longest = Math.max(longest, most);
      console.log(
        `${name.padEnd(30)} ${times.length} answers, p50 ${(times[times.length >> 1] ?? 0).toFixed(1)} ms, most ${most.toFixed(1)} ms`,
      );
    }
  }
  return longest;
};

if (!(await buildServer())) process.exit(1);
const dataDir = mkdtempSync(path.join(tmpdir(), 'saldo-bench-'));
const server = await launch({ program: getServerProgram('main'), dataDir, cwd: root });
try {
  if ((await run(server)) > LONGEST_MS) process.exitCode = 1;
} finally {
  await stop(server);
  rmSync(dataDir, { recursive: true, force: true });
}
