// Runs some suites of `npm test` one after the other, in a process with separate output (scripts/test.mjs).
// Reports each suite to the parent with its counts and the titles of its failed tests: { name, passed, failed, titles }.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { selectFiles } from '../config/testTiers.mjs';
import { buildAll } from './build/buildAll.mjs';
import { runJourneys, withServer } from './journeys.mjs';
import { waitForEnd, root, run, start, getTool, getTypeScriptCommand } from './processes.mjs';

/** `npm test` sets 'quick', `npm run test:slow` 'slow'; a suite that is named runs all its tests. */
const tier = process.env.TEST_TIER ?? 'all';
const jestReport = path.join(root, '.cache/jest.json');
const journeysReport = path.join(root, '.cache/journeys.json');

/** Many tests wait for a database, a process or a timer: two workers leave a third of two cores idle. A share above 100 % would be taken for a number by jest. */
const workers = Math.ceil(availableParallelism() * 1.5);

const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });
/** Counts a suite that ended with an error as failed even if none of its tests failed. */
const atLeastOne = (counts, fine) => (fine || counts.failed > 0 ? counts : { ...counts, failed: 1 });

/** Runs a program that prints 'ok' or 'FAIL' at the beginning of a line for each check. */
const listSuite = async (...args) => {
  const child = start([process.execPath, args], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.pipe(process.stdout, { end: false });
  const [output, code] = await Promise.all([text(child.stdout), waitForEnd(child)]);
  const count = (word) => output.split('\n').filter((line) => line.startsWith(word)).length;
  return atLeastOne({ passed: count('ok '), failed: count('FAIL ') }, code === 0);
};

const MISSING_PROGRAM = 78;

/** Runs a command as one check; skips it if this machine lacks a program that the command names. */
const commandSuite = async (...args) => {
  const code = await run([process.execPath, ['--import', 'tsx', ...args]]);
  if (code !== MISSING_PROGRAM) return one(code === 0);
  console.log(`Skipped: ${args.join(' ')}`);
  return { passed: 0, failed: 0 };
};

const getName = ({ file, title }) => `${file}: ${title}`;
const listFailed = (tests) => tests.filter(({ isFailed }) => isFailed).map(getName);
const printFlaky = (tests) => {
  for (const test of tests) if (test.isFlaky) console.log(`Needed a second try: ${getName(test)}`);
};

/** Prints the slowest tests. One above ten seconds must be listed in config/slowTests.mjs or have a comment with a reason. */
const printSlowest = (tests) => {
  const slowest = tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, 20);
  console.log(`\nThe slowest of ${tests.length} tests, in seconds:`);
  for (const test of slowest) console.log(`${test.seconds.toFixed(1).padStart(6)}  ${getName(test)}`);
};

const listJestTests = ({ testResults }) =>
  testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration, status, invocations }) => ({
      seconds: (duration ?? 0) / 1000,
      file: path.relative(path.join(root, '__tests__'), name),
      title: fullName,
      isFailed: status === 'failed',
      isFlaky: status === 'passed' && invocations > 1,
    })),
  );

const listJourneys = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ results, status }) => ({
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      file: `journeys/${file}`,
      title,
      isFailed: status === 'unexpected',
      isFlaky: status === 'flaky',
    })),
  ),
  ...suites.flatMap(listJourneys),
];

/** The tier's own files come first: jest takes those that match any of its patterns. */
const unitFiles = (filters) => {
  const { only, without } = selectFiles(tier);
  const ignored = without.map((file) => `/__tests__/${file}$`);
  return [
    ...filters,
    ...only.map((file) => `/__tests__/${file}$`),
    ...(ignored.length > 0 ? ['--testPathIgnorePatterns', '/node_modules/', ...ignored] : []),
  ];
};

const unitSuite = async (filters) => {
  const args = [
    '-c',
    'config/jest.config.mjs',
    `--maxWorkers=${workers}`,
    '--json',
    `--outputFile=${jestReport}`,
    ...unitFiles(filters),
  ];
  rmSync(jestReport, { force: true });
  // With --json the report also goes to standard output; readable text goes to standard error.
  const code = await run(getTool('jest/bin/jest.js', ...args), { stdio: ['ignore', 'ignore', 'inherit'] });
  const result = report(jestReport);
  if (!result) return one(false);
  const tests = listJestTests(result);
  printSlowest(tests);
  printFlaky(tests);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return atLeastOne({ passed: result.numPassedTests, failed, titles: listFailed(tests) }, code === 0);
};

const journeysSuite = async (filters, env) => {
  rmSync(journeysReport, { force: true });
  const fine = await runJourneys(filters, env);
  const result = report(journeysReport);
  if (!result) return one(false);
  const tests = listJourneys(result);
  printSlowest(tests);
  printFlaky(tests);
  const { expected, flaky, unexpected } = result.stats;
  return atLeastOne({ passed: expected + flaky, failed: unexpected, titles: listFailed(tests) }, fine);
};

const suites = {
  // `npm test` lints and formats what has changed since main's last commit; `.ci/run` everything.
  check: () => listSuite('scripts/check.mjs', ...(tier === 'quick' ? ['--changed'] : [])),
  docs: () => listSuite('scripts/docs.mjs', '--check'),
  unit: unitSuite,
  durability: () => listSuite('--import', 'tsx', 'scripts/durability.ts', '--rounds', '20'),
  restore: () => commandSuite('scripts/restore.ts'),
  proxies: () => commandSuite('scripts/proxies.ts'),
  cluster: () => commandSuite('scripts/cluster.ts', '--rounds', '3'),
  cells: () => listSuite('--import', 'tsx', 'scripts/cells.ts', '--cells', '2'),
  fuzz: () => commandSuite('scripts/fuzz.ts'),
  build: async () => one(await buildAll()),
  bundle: async (_, env) => one((await run([process.execPath, ['scripts/bundle.mjs']], { env })) === 0),
  journeys: journeysSuite,
  demo: async () => one((await run([process.execPath, ['scripts/demo/build.mjs', '--test']])) === 0),
  acceptance: async () => one((await run(getTypeScriptCommand('scripts/docs/acceptance.ts'))) === 0),
};

const needServer = ['bundle', 'journeys'];

const runAll = async (names, filters, env) => {
  for (const name of names) {
    const counts = await suites[name](filters, env).catch((error) => {
      console.error(error);
      return one(false);
    });
    process.send({ name, ...counts });
  }
  return true;
};

const [names, ...filters] = process.argv.slice(2);
const chosen = names.split(',');
if (chosen.some((name) => needServer.includes(name))) await withServer((env) => runAll(chosen, filters, env));
else await runAll(chosen, filters, {});
process.disconnect();
