// `npm test`: the quick tests; `npm run test:slow`: the others; `npm run test:all`: both (config/testTiers.mjs).
// Every suite runs even when one fails; the last line is the sum of all.
// `npm test -- unit journeys` runs these suites whole; `npm test -- journeys login` passes 'login' on to Playwright.
import { mkdirSync } from 'node:fs';
import { setPriority } from 'node:os';
import path from 'node:path';
import { TIERS } from '../config/testTiers.mjs';
import { install, requireNode } from './install.mjs';
import { waitForEnd, forwardSignals, root, start } from './processes.mjs';

/** Suites that mostly wait for processes that they kill and start. */
const WAITING = ['durability', 'restore', 'proxies', 'cluster', 'cells'];

/**
 * Stages of each tier, run one after the other. The groups of a stage run in parallel. The suites of a group use the same process, and a
 * server if needed. Unit tests and journeys each use two cores: in parallel they take longer and time out.
 */
const getStages = {
  all: [
    [['check', 'docs'], ['build']],
    [['unit'], WAITING],
    [['bundle', 'journeys']],
    [['fuzz', 'demo']],
    [['acceptance']],
  ],
  quick: [[['unit'], ['build', 'check', 'docs']], [['bundle', 'journeys']]],
  slow: [[['build']], [['unit'], WAITING], [['journeys']], [['fuzz', 'demo']]],
};
const TIER = '--tier=';
const words = process.argv.slice(2).filter((word) => !word.startsWith(TIER));
const names = getStages.all.flat(2);
const chosenSuites = words.filter((word) => names.includes(word));
const filters = words.filter((word) => !names.includes(word));
const usual = words.length > 0 ? 'all' : 'quick';
const tier = process.argv.find((word) => word.startsWith(TIER))?.slice(TIER.length) ?? usual;
if (!TIERS.includes(tier)) throw new Error(`--tier= is one of ${TIERS.join(', ')}`);
const stages = getStages[tier];
/** Seed of the sampled walks; all processes of a run use the same one. */
const sampleSeed = process.env.SAMPLE_SEED ?? String(Date.now() % 1_000_000);
/** Suites whose group takes what the unit tests leave idle. */
const inBackground = tier === 'quick' ? ['check'] : [];
const LOW_PRIORITY = 10;
const isChosen = (name) => chosenSuites.length === 0 || chosenSuites.includes(name);
const getChosen = (groups) => groups.map((group) => group.filter(isChosen)).filter((group) => group.length > 0);
const isAlone = getChosen(stages.flat()).length === 1;

const running = [];
const sum = { passed: 0, failed: 0 };
const failures = [];
const bad = [];

const heading = (group) => `\n── ${group.join(', ')} ${'─'.repeat(60 - group.join(', ').length)}`;

/** Starts a process with a separate process group, so that a signal reaches all its children. */
const launch = (group) => {
  const output = isAlone ? 'inherit' : 'pipe';
  const args = ['scripts/testSuites.mjs', group.join(','), ...filters];
  const child = start([process.execPath, args], {
    detached: true,
    stdio: ['ignore', output, output, 'ipc'],
    env: { TEST_TIER: tier, SAMPLE_SEED: sampleSeed },
  });
  if (group.some((name) => inBackground.includes(name)) && child.pid !== undefined) {
    setPriority(child.pid, LOW_PRIORITY);
  }
  child.kill = (signal) => child.pid !== undefined && process.kill(-child.pid, signal);
  running.push(child);
  return child;
};

const getCount = (group, reports) => {
  for (const name of group) {
    // A suite without a report has not run.
    const { passed, failed, titles = [] } = reports.find((each) => each.name === name) ?? { passed: 0, failed: 1 };
    sum.passed += passed;
    sum.failed += failed;
    if (failed > 0) failures.push(`${name} (${failed})`, ...titles);
  }
};

/** Prints the output of a group when it has ended, and again at the end if it failed. */
const runGroup = async (group) => {
  if (isAlone) console.log(heading(group));
  else console.log(`… ${group.join(', ')}`);
  const parts = [];
  const reports = [];
  const child = launch(group);
  child.on('message', (counts) => reports.push(counts));
  for (const output of [child.stdout, child.stderr]) output?.on('data', (part) => parts.push(part));
  const closed = new Promise((resolve) => {
    child.once('close', resolve);
  });
  await Promise.all([waitForEnd(child), closed]);
  const failedBefore = sum.failed;
  getCount(group, reports);
  if (isAlone) return;
  const whole = `${heading(group)}\n${Buffer.concat(parts).toString('utf8')}`;
  console.log(whole);
  if (sum.failed === failedBefore) return;
  bad.push(whole);
  console.log(`\nFailed until now: ${failures.join('\n')}\nThe rest still runs.`);
};

const runStage = (groups) => (signalled() ? [] : Promise.all(getChosen(groups).map(runGroup)));

requireNode();
await install();
if (tier === 'quick') console.log(`Long walks are sampled: SAMPLE_SEED=${sampleSeed} takes the same sample again.`);
mkdirSync(path.join(root, '.cache'), { recursive: true });
const signalled = forwardSignals(running);
for (const stage of stages) await runStage(stage);
for (const whole of bad) console.log(whole);
console.log(failures.length > 0 ? `\nFailed:\n${failures.join('\n')}` : '');
console.log(`${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed > 0 || signalled() ? 1 : 0;
