// Kills the server, its PostgreSQL or parts of them at random moments under acknowledged writes of every kind (RS-02), starts again
// as `npm start` does, and counts what was lost, done twice or half done. Every fourth round kills one of two servers on one database.
// npm run durability -- [--rounds 100] [--seed 7] [--planted]
//   --planted: a database that acknowledges before it has written down; the rounds must find it.
import { parseArgs } from 'node:util';
import { Faults, Tally } from './durability/book';
import { startSingleServer, openTwo } from './durability/openEnvironment';
import { playRound } from './durability/playRound';
import { summarize } from './durability/summarize';
import type { Results } from './durability/testEnvironment';
import { buildServer } from './build/serverBundle.mjs';

const text = { type: 'string' } as const;
const { values } = parseArgs({ options: { rounds: text, seed: text, planted: { type: 'boolean' } } });
const rounds = Number(values.rounds ?? 100);
const seed = Number(values.seed ?? Date.now() % 1_000_000);
const results: Results = { faults: new Faults(), tally: new Tally(), back: {} };

console.log(`seed ${seed}`);
if (!(await buildServer())) process.exit(1);
const since = performance.now();
const plan = { seed, planted: values.planted === true };
const ofTwo = Math.floor(rounds / 4);
const played =
  (await playRound(startSingleServer, { ...plan, count: rounds - ofTwo }, results)) +
  (await playRound(openTwo, { ...plan, count: ofTwo }, results));
console.log(summarize(results, { played, seed, seconds: Math.round((performance.now() - since) / 1000) }));
if (results.faults.sum > 0 || played < rounds) process.exitCode = 1;
