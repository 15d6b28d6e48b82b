// Runs a benchmark: npm run bench -- NAME [options]. Without a name it lists them. Run it on an idle machine.
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { root } from './processes.mjs';

/** Files in scripts/bench and what they measure. */
const BENCHMARKS = {
  board: ['board.mjs', "delay from an agent's result to the leader's open dashboard"],
  bodies: ['bodies.ts', '`/healthz` while the worst files of 12 MB are read'],
  calls: ['calls.ts', 'every read call of every role over 10,000 and 1,000,000 cases'],
  frame: ['frame.mjs', 'cost of a list, an opened case and a saved result'],
  gate: ['gate.ts', 'time that the contact rules add to starting a call'],
  import: ['import.mjs', 'importing 1,000,000 cases'],
  law: ['law.ts', 'duration of a contact decision'],
  lender: ['lender.ts', 'booking 100,000 lender events'],
  listing: ['listing.ts', "one agent's case list over 10,000 and 1,000,000 cases"],
  move: ['move.ts', 'moving an institution with 100,000 cases to another cell'],
  queues: ['queues.mjs', 'assigning 50,000 cases, applying a new rule to 100,000'],
  replay: ['replay.ts', 'deciding a million past contacts again'],
  server: ['server.mjs', 'start, memory and CPU of the server'],
};

const [name = '', ...options] = process.argv.slice(2);
const [file] = BENCHMARKS[name] ?? [];

if (file === undefined) {
  for (const [each, [, measured]] of Object.entries(BENCHMARKS)) console.log(`${each.padEnd(9)}${measured}`);
  process.exitCode = name === '' ? 0 : 1;
} else {
  const args = ['--import', 'tsx', path.join(root, 'scripts/bench', file), ...options];
  process.exitCode = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;
}
