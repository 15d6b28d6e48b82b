import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withClient } from '../../server/database/connect';
import { type Random, createRandom } from '../../server/seed/random';
import { runRound } from './runRound';
import { findLeftoverProcesses } from './processes';
import type { Results, TestEnvironment } from './testEnvironment';

/** Number of rounds, and the seed of their random choices. */
export interface Plan {
  readonly count: number;
  readonly seed: number;
  /** The database acknowledges before it has written to disk: the rounds must detect it. */
  readonly planted: boolean;
}

/** Runs rounds until one does not recover; returns their number. */
const playAll = async (theatre: TestEnvironment, count: number, results: Results): Promise<number> => {
  for (let played = 0; played < count; played += 1) {
    if (!(await runRound(theatre, played, results))) return played;
  }
  return count;
};

/** Stops everything in order at the end, and verifies that nothing is left. */
const close = async (theatre: TestEnvironment, { faults }: Results): Promise<void> => {
  const before = faults.sum;
  faults.add('badStop', (await theatre.close()) ? 0 : 1, 'at the end');
  const left = findLeftoverProcesses(theatre.folder);
  faults.add('leftOver', left.length, left.map(({ command }) => command).join('; '));
  console.log(`${faults.sum === before ? 'ok' : 'FAIL'} ${theatre.name}: ended in order, nothing is left`);
};

/** Runs some rounds in a separate environment and returns their number. */
export const playRound = async (
  open: (folder: string, random: Random) => Promise<TestEnvironment>,
  { count, seed, planted }: Plan,
  results: Results,
): Promise<number> => {
  if (count === 0) return 0;
  const folder = mkdtempSync(path.join(tmpdir(), 'saldo-durability-'));
  const theatre = await open(folder, createRandom(seed));
  const careless = 'alter role saldo set synchronous_commit = off';
  if (planted) await withClient(theatre.url(), (client) => client.query(careless));
  const played = await playAll(theatre, count, results);
  await close(theatre, results);
  if (played === count) rmSync(folder, { recursive: true, force: true });
  else console.log(`FAIL ${theatre.name}${played} did not come back; what is left is in ${folder}`);
  return played;
};
