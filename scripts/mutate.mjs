// Mutation score: small faults are built into code that money or a login depends on, and its tests must find them.
// npm run mutate -- [machines|amounts|law|books] [--file src/machines/loginMachine.ts] [--tests '__tests__/server/money/moneyTwice.test.ts']
// Without a name: all. Fails below an area's least score. With fewer tests than an area's own the score is at most too low.
import { Stryker } from '@stryker-mutator/core';
import { parseArgs } from 'node:util';
import jestConfig from '../config/jest.config.mjs';

const {
  values: { file, tests: testPaths },
  positionals: named,
} = parseArgs({
  allowPositionals: true,
  options: { file: { type: 'string' }, tests: { type: 'string', multiple: true } },
});

const LEAST = 95;

const { rootDir: _root, ...shared } = jestConfig.projects.find(({ displayName }) => displayName === 'node');
const inCopy = (place) => `<rootDir>/${place}`;

/** Tests without a server: one process handles all mutations, and searches for tests only in `roots`. */
const inOneProcess = (roots, tests) => ({
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    config: {
      ...shared,
      runner: inCopy('config/untilFirstFailure.cjs'),
      testTimeout: jestConfig.testTimeout,
      roots: roots.map(inCopy),
      testMatch: (testPaths ?? tests).map(inCopy),
    },
  },
  coverageAnalysis: 'perTest',
});

/** Tests on a real server and PostgreSQL: a separate process for each mutation, some seconds each. */
const onServer = (tests) => ({
  testRunner: 'command',
  commandRunner: {
    command: `node_modules/.bin/jest -c config/jest.config.mjs --bail --maxWorkers=1 ${(testPaths ?? tests).join(' ')}`,
  },
  plugins: [],
  // Runs side by side would share the tests' PostgreSQL.
  concurrency: 1,
});

/** Files to mutate, and the tests that must detect the mutation. */
const AREAS = {
  machines: {
    // The chart only illustrates docs/login.md and decides nothing.
    mutate: ['src/machines/*.ts', '!src/machines/loginChart.ts'],
    ...inOneProcess(['src', '__tests__/machines'], ['__tests__/machines/**/*.test.ts']),
  },
  amounts: {
    mutate: ['src/contract/minor.ts', 'server/values/{money,parseAmount,percent}.ts'],
    ...inOneProcess(
      ['src/contract', 'server/values', '__tests__/contract', '__tests__/server/values'],
      ['__tests__/contract/minor.test.ts', '__tests__/server/values/{money,percent}.test.ts'],
    ),
  },
  law: {
    // The packs are data: each figure has its pinned case. What cases at random find is left out: it takes seconds for each fault.
    mutate: ['src/contract/law/*.ts', '!src/contract/law/allPacks.ts'],
    ...inOneProcess(
      ['src/contract', 'server/seed', '__tests__/contract/law', '__tests__/support/law'],
      ['__tests__/contract/law/!(size|oracle|properties).test.ts'],
    ),
  },
  books: {
    mutate: ['server/modules/money/*.ts', '!server/modules/money/moneyFacade.ts'],
    ...onServer(['__tests__/server/money']),
  },
};

const getScore = (area) =>
  new Stryker({
    ...AREAS[area],
    ...(file !== undefined && { mutate: [file] }),
    tsconfigFile: 'none',
    tempDirName: '.cache/mutation',
    // A mutation is not repeated if neither its file nor the tests changed.
    incremental: true,
    incrementalFile: `.cache/mutation-${area}.json`,
    ignorePatterns: ['dist', 'dist-server', '.data', 'coverage', '__tests__/{api,features,journeys}'],
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    thresholds: { high: 100, low: LEAST, break: LEAST },
    // A busy machine is no endless loop.
    timeoutMS: 120_000,
    dryRunTimeoutMinutes: 30,
  }).runMutationTest();

for (const area of named.length > 0 ? named : Object.keys(AREAS)) {
  console.log(`\n${area}: at least ${LEAST} %`);
  await getScore(area);
}
