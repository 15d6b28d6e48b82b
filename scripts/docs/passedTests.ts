import { existsSync, readFileSync } from 'node:fs';
import * as z from 'zod';
import { kindOfFile, type TestKind } from './testKind';

/** A test that passed: its title with those of the groups around it, and how much of the product it drives. */
export interface PassedTest {
  title: string;
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

const read = (file: string): unknown => {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  console.warn(`${file} is missing: its tests are left out.`);
  return undefined;
};

/** A title that prints the seed of its run would be another one each time. */
const withoutSeed = (title: string): string => title.replace(/,? FC_SEED=\d+/, '');

const fromJest = (): PassedTest[] => {
  const report = read('.cache/jest.json');
  if (report === undefined) return [];
  return JestReport.parse(report).testResults.flatMap(({ name, assertionResults }) => {
    const kind = kindOfFile(name);
    return assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ fullName }): PassedTest => ({ title: withoutSeed(fullName), kind }));
  });
};

const specsOf = (suite: Suite, around: string): PassedTest[] => {
  const within = suite.title === suite.file ? around : `${around} ${suite.title}`.trim();
  const own = suite.specs
    .filter(({ ok, tests }) => ok && tests.some(({ status }) => status !== 'skipped'))
    .map(({ title }): PassedTest => ({ title: `${within} ${title}`.trim(), kind: 'browser' }));
  return [...own, ...(suite.suites ?? []).flatMap((inner) => specsOf(inner, within))];
};

const fromPlaywright = (): PassedTest[] => {
  const report = read('.cache/journeys.json');
  return report === undefined ? [] : PlaywrightReport.parse(report).suites.flatMap((suite) => specsOf(suite, ''));
};

/** The tests that passed in the last run of jest and of Playwright. */
export const passedTests = (): PassedTest[] => [...fromJest(), ...fromPlaywright()];
