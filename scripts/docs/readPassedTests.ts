import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { getTestKind, type TestKind } from './testKind';

/** A test that passed: its title with those of the groups around it, its file below `__tests__`, and how much of the product it drives. */
export interface PassedTest {
  title: string;
  file: string;
  kind: TestKind;
}

const JestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(z.object({ status: z.string() })),
});
const Suite = z.object({
  title: z.string(),
  file: z.string().optional(),
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
type Suite = z.infer<typeof Suite>;
const PlaywrightReport = z.object({ suites: z.array(Suite) });

const TESTS = '/__tests__/';

const read = (file: string): unknown => {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  console.warn(`${file} is missing: its tests are left out.`);
  return undefined;
};

/** Returns the short name of a test file, without the common suffix. */
const getName = (file: string): string => file.replace(/\.test\.tsx?$/u, '');

const fromJest = (): PassedTest[] => {
  const report = read('.cache/jest.json');
  if (report === undefined) return [];
  return JestReport.parse(report).testResults.flatMap(({ name, assertionResults }) => {
    const kind = getTestKind(name);
    const file = getName(name.slice(name.indexOf(TESTS) + TESTS.length));
    return assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }): PassedTest => ({ title: fullName, file, kind }));
  });
};

const getSpecs = (suite: Suite, around: string): PassedTest[] => {
  const within = suite.title === suite.file ? around : `${around} ${suite.title}`.trim();
  const own = suite.specs
    .filter(({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped'))
    .map(({ title, file }): PassedTest => ({
      title: `${within} ${title}`.trim(),
      file: getName(path.posix.join('journeys', file)),
      kind: 'browser',
    }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => getSpecs(inner, within))];
};

const fromPlaywright = (file: string): PassedTest[] => {
  const report = read(file);
  return report === undefined ? [] : PlaywrightReport.parse(report).suites.flatMap((suite) => getSpecs(suite, ''));
};

/** The tests that passed in the last run of jest, and of Playwright with the server and with the demo. */
export const readPassedTests = (): PassedTest[] => [
  ...fromJest(),
  ...fromPlaywright('.cache/journeys.json'),
  ...fromPlaywright('.cache/demo.json'),
];
