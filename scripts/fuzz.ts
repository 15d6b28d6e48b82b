// Malformed requests over all calls of the contract: a code 99 or an HTTP status from 500 on is a fault.
// npm run fuzz -- [--requests 30000] [--seed 7] [--only 123]   The same as __tests__/server/pipeline/fuzz.test.ts, with more of them.
import { parseArgs } from 'node:util';
import { startWalk } from '../__tests__/support/enumeration/startWalk';
import { faultText, runFuzz } from '../__tests__/support/fuzz/fuzzRun';
import { startTestPostgres } from '../__tests__/support/server/databaseSetup';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { requests: text, seed: text, only: text } });
const plan = {
  seed: Number(values.seed ?? Date.now() % 1_000_000),
  requests: Number(values.requests ?? 30_000),
  only: values.only === undefined ? undefined : Number(values.only),
};

console.log(`seed ${plan.seed}`);
await startTestPostgres();
const walk = await startWalk();
try {
  const since = Date.now();
  const { faults, codes, calls } = await runFuzz(walk, plan, new Date('2026-03-11T15:30:00Z'));
  for (const fault of faults) console.log(faultText(plan, fault));
  const seconds = ((Date.now() - since) / 1000).toFixed(1);
  console.log(`${faults.length} faults over ${calls} calls (${seconds} s); codes ${JSON.stringify(codes)}`);
  if (faults.length > 0) process.exitCode = 1;
} finally {
  await walk.end();
  await globalThis.stopTestPostgres?.();
}
