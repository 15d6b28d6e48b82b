// Measures every read call for each role over 10,000 and over 1,000,000 cases with five rows of history each (SC-02).
// npm run bench -- calls --data /tmp/bench [--only board] [--role admin] [--plans 5] [--pairs]
// `--data` preserves the two databases; without it they are created (some twenty minutes) and deleted. Fails above the budget of
// calls/budget.ts.
// `--pairs` combines two filters per request. Use it for few lists at once, because it takes long.
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { getCodeValues } from '@/contract/codes/codeTable';
import { ROLE } from '@/contract/codes/userCodes';
import { type BenchCall, listBenchCalls } from './calls/askings';
import { type BenchSite, openSite } from './calls/benchSite';
import { getException, getFaults, type Measurement, getRatio } from './calls/budget';
import { measureBenchCall } from './calls/measureBenchCall';
import { getPlans } from './calls/getPlans';
import { stop } from './measuredServer.mjs';
import { root } from '../processes.mjs';
import { buildServer } from '../build/serverBundle.mjs';

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    only: { type: 'string', default: '' },
    role: { type: 'string' },
    plans: { type: 'string', default: '0' },
    pairs: { type: 'boolean', default: false },
    small: { type: 'string', default: '10000' },
    large: { type: 'string', default: '1000000' },
  },
});

const getTitle = ({ call, role, variant }: BenchCall): string => `${role} ${call.name} ${variant}`.trim();

const selectCalls = (): BenchCall[] =>
  getCodeValues(ROLE)
    .filter((role) => values.role === undefined || role === values.role)
    .flatMap((role) => listBenchCalls(role, values))
    .filter((asking) => new RegExp(values.only).test(getTitle(asking)));

const shown = (figure: number | undefined): string => (figure === undefined ? '-' : figure.toFixed(1)).padStart(9);

const getLine = (measured: Measurement): string => {
  const { small, large, asking } = measured;
  const figures = [small.p50, small.postgres, large.p50, large.p99, large.node, large.postgres, getRatio(measured)];
  return `${figures.map(shown).join('')}  ${getTitle(asking)}`;
};

const HEAD = ['p50', 'pg', 'P50', 'P99', 'NODE', 'PG', 'ratio'].map((name) => name.padStart(9)).join('');

/** Prints each figure as soon as it is available: the whole run takes an hour. */
const FIGURES = path.join(root, '.cache/bench-calls.txt');

async function measureAll(small: BenchSite, large: BenchSite): Promise<Measurement[]> {
  mkdirSync(path.dirname(FIGURES), { recursive: true });
  writeFileSync(FIGURES, `${HEAD}\n`);
  const all: Measurement[] = [];
  const missing: string[] = [];
  for (const asking of selectCalls()) {
    const [ofSmall, ofLarge] = [await measureBenchCall(small, asking), await measureBenchCall(large, asking)];
    if (!ofSmall || !ofLarge) {
      missing.push(getTitle(asking));
      continue;
    }
    const measured = { asking, small: ofSmall, large: ofLarge };
    appendFileSync(FIGURES, `${getLine(measured)}\n`);
    all.push(measured);
  }
  if (missing.length > 0) console.log(`No row for: ${missing.join(', ')}`);
  return all;
}

/** Prints the violations; returns true if all of them are known exceptions. */
function judge(all: readonly Measurement[]): boolean {
  const wrong = all.filter((measured) => getFaults(measured).length > 0).toSorted((a, b) => b.large.p99 - a.large.p99);
  console.log(
    `\n${all.length} questions, ${wrong.length} with a fault. Milliseconds; small letters: ${values.small} cases.\n${HEAD}`,
  );
  for (const measured of wrong) {
    console.log(`${getLine(measured)}  [${getFaults(measured).join(', ')}] ${getException(measured.asking) ?? ''}`);
  }
  return wrong.every(({ asking }) => getException(asking) !== undefined);
}

const slowest = (all: readonly Measurement[]): Measurement[] =>
  all.toSorted((one, other) => other.large.postgres - one.large.postgres).slice(0, Number(values.plans));

async function run(data: string): Promise<boolean> {
  // Filling the large one may take longer than a session of the small one lives.
  const large = await openSite(path.join(data, values.large), Number(values.large));
  const small = await openSite(path.join(data, values.small), Number(values.small));
  try {
    const all = await measureAll(small, large);
    for (const { asking } of slowest(all)) {
      console.log(`\n${getTitle(asking)}\n${await getPlans(large, () => measureBenchCall(large, asking))}`);
    }
    return judge(all);
  } finally {
    await Promise.all([stop(small.server), stop(large.server)]);
  }
}

if (!(await buildServer())) process.exit(1);
const data = values.data ?? mkdtempSync(path.join(tmpdir(), 'saldo-bench-'));
try {
  process.exitCode = (await run(data)) ? 0 : 1;
} finally {
  if (values.data === undefined) rmSync(data, { recursive: true, force: true });
}
