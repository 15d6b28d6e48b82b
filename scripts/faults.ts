// Deductions over a line that cuts, delays, doubles and reorders (CD-06): how many were made twice, and whether the books agree.
// Then deductions and codes with a payment channel that lies, delays, repeats and dies, its call-backs lost, doubled, reordered and forged (MI-05).
// npm run faults -- --submissions 2000 [--seed 7] [--channel]   The same as __tests__/server/money/{moneyFaults,channelFaults}.test.ts, with more of
// them; --channel: the second part alone.
import { parseArgs } from 'node:util';
import { startTestPostgres } from '../__tests__/support/server/databaseSetup';
import { runChannelFaults } from '../__tests__/support/faults/channelFaults';
import type { RunResult } from '../__tests__/support/faults/faultRun';
import { runFaults, runNaive } from '../__tests__/support/faults/faultRun';
import { startApp } from '../__tests__/support/server/server';

const { values } = parseArgs({
  options: { submissions: { type: 'string' }, seed: { type: 'string' }, channel: { type: 'boolean', default: false } },
});
const plan = { submissions: Number(values.submissions ?? 2000), seed: Number(values.seed ?? Date.now() % 1_000_000) };

const show = (name: string, since: number, result: RunResult): void => {
  const { faults, endings, ...counts } = result;
  const requests = Object.values(faults).reduce((sum, each) => sum + each, 0);
  console.log(`${name} (${((Date.now() - since) / 1000).toFixed(1)} s, ${requests} requests)`);
  console.log(`  ${JSON.stringify(counts)}\n  endings ${JSON.stringify(endings)}\n  faults ${JSON.stringify(faults)}`);
};

/** Returns the number of faults; must be zero. */
const wrongIn = ({ doubles, lost, ghosts, wrongLedgers }: Omit<RunResult, 'faults' | 'endings'>): number =>
  doubles + lost + ghosts + wrongLedgers;

async function overTheLine(): Promise<number> {
  const server = await startApp();
  try {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const [address] = server.app.addresses();
    const target = typeof address === 'object' ? address.port : 0;
    let since = Date.now();
    const careful = await runFaults(server, { ...plan, target, how: 'careful' });
    show('as the app sends them', since, careful);
    since = Date.now();
    const small = { ...plan, submissions: Math.min(plan.submissions, 100) };
    show('a new key for every attempt', since, await runFaults(server, { ...small, target, how: 'blind' }));
    since = Date.now();
    show('control: a server that looks and then acts', since, await runNaive(server, small));
    return wrongIn(careful);
  } finally {
    await server.close();
  }
}

async function withTheChannel(): Promise<number> {
  const since = Date.now();
  const { callBacks, ...counts } = await runChannelFaults(plan);
  console.log(`with the payment channel (${((Date.now() - since) / 1000).toFixed(1)} s)`);
  console.log(`  ${JSON.stringify(counts)}\n  call-backs ${JSON.stringify(callBacks)}`);
  return wrongIn(counts) + callBacks.forgedTaken;
}

await startTestPostgres();
try {
  const wrong = (values.channel ? 0 : await overTheLine()) + (await withTheChannel());
  if (wrong > 0) process.exitCode = 1;
} finally {
  await globalThis.stopTestPostgres?.();
}
