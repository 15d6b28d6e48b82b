// `npm test`: everything. Every suite runs even when one fails; the last line is the sum of all.
// `npm test -- unit journeys` runs these only; `npm test -- journeys login` passes 'login' on to Playwright.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { buildAll } from './buildAll.mjs';
import { install, requireNode } from './install.mjs';
import { journeys, withServer } from './journeys.mjs';
import { ended, root, run, start, tool, typescript } from './processes.mjs';

const jestReport = path.join(root, '.cache/jest.json');
const journeysReport = path.join(root, '.cache/journeys.json');

const report = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);
const one = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });
/** A suite that ended badly although none of its tests failed has failed all the same. */
const atLeastOne = (counts, fine) => (fine || counts.failed > 0 ? counts : { ...counts, failed: 1 });

/** A program that says 'ok' or 'FAIL' at the beginning of a line for each thing it looked at. */
const listSuite = async (file, ...args) => {
  const child = start([process.execPath, [file, ...args]], { stdio: ['ignore', 'pipe', 'inherit'] });
  child.stdout.pipe(process.stdout, { end: false });
  const [output, code] = await Promise.all([text(child.stdout), ended(child)]);
  const count = (word) => output.split('\n').filter((line) => line.startsWith(word)).length;
  return atLeastOne({ passed: count('ok '), failed: count('FAIL ') }, code === 0);
};

const checkSuite = () => listSuite('scripts/check.mjs');
const docsSuite = () => listSuite('scripts/docs.mjs', '--check');

const unitSuite = async (filters) => {
  const args = ['-c', 'config/jest.config.mjs', '--json', `--outputFile=${jestReport}`, ...filters];
  rmSync(jestReport, { force: true });
  // With --json the report also goes to standard output; the words for people go to standard error.
  const code = await run(tool('jest/bin/jest.js', ...args), { stdio: ['ignore', 'ignore', 'inherit'] });
  const result = report(jestReport);
  if (!result) return one(false);
  const failed = result.numFailedTests + result.numRuntimeErrorTestSuites;
  return atLeastOne({ passed: result.numPassedTests, failed }, code === 0);
};

const journeysSuite = async (filters) => {
  rmSync(journeysReport, { force: true });
  const fine = await journeys(filters);
  const result = report(journeysReport);
  if (!result) return one(false);
  const { expected, flaky, unexpected } = result.stats;
  if (flaky > 0) console.log(`${flaky} journeys needed a second try: see 'flaky' above.`);
  return atLeastOne({ passed: expected + flaky, failed: unexpected }, fine);
};

const buildSuite = async () => one(await buildAll());

const bundleSuite = async () =>
  one(await withServer(async (env) => (await run([process.execPath, ['scripts/bundle.mjs']], { env })) === 0));

const acceptanceSuite = async () => one((await run(typescript('scripts/docs/acceptance.ts'))) === 0);

const suites = {
  check: checkSuite,
  docs: docsSuite,
  unit: unitSuite,
  build: buildSuite,
  journeys: journeysSuite,
  bundle: bundleSuite,
  acceptance: acceptanceSuite,
};

requireNode();
await install();
mkdirSync(path.join(root, '.cache'), { recursive: true });

const asked = process.argv.slice(2).filter((word) => word in suites);
const filters = process.argv.slice(2).filter((word) => !(word in suites));
const chosen = Object.entries(suites).filter(([name]) => asked.length === 0 || asked.includes(name));
const sum = { passed: 0, failed: 0 };
const failures = [];

for (const [name, suite] of chosen) {
  console.log(`\n── ${name} ${'─'.repeat(60 - name.length)}`);
  const { passed, failed } = await suite(filters).catch((error) => {
    console.error(error);
    return one(false);
  });
  sum.passed += passed;
  sum.failed += failed;
  if (failed > 0) failures.push(`${name} (${failed})`);
}

console.log(failures.length > 0 ? `\nFailed: ${failures.join(', ')}` : '');
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 ? 1 : 0;
