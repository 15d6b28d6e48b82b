import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLED_TESTS, selectFiles, SLOW_TESTS } from '../../config/testTiers.mjs';

const root = path.resolve(__dirname, '..');
const slow = Object.keys(SLOW_TESTS);

test('every file of the slow tests exists, and has one place', () => {
  expect([...slow, ...SAMPLED_TESTS].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(SAMPLED_TESTS.filter((file) => slow.includes(file))).toEqual([]);
});

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/u.test(file));
const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const isPartial = (file: string): boolean => /\/support\/sampled'|tag: '@slow' \}/u.test(readText(file));

test('the files that take samples or leave tests out are those of the list', () => {
  expect(files.filter(isPartial).toSorted()).toEqual(SAMPLED_TESTS);
});

const listPoints = (text: string): string[] =>
  (text.match(/['"`].*\b[A-Z]{2}-\d{2}\b.*['"`]/gu) ?? []).flatMap(
    (title) => title.match(/\b[A-Z]{2}-\d{2}\b/gu) ?? [],
  );
const withoutSlow = (text: string): string => text.replaceAll(/(?<quote>['"`]).*\k<quote>,\s*\{ tag: '@slow' \}/gu, '');

test('every acceptance point with a test has one in npm test', () => {
  const quick = files.filter((file) => !slow.includes(file)).flatMap((file) => listPoints(withoutSlow(readText(file))));
  const points = files.flatMap((file) => listPoints(readText(file)));
  expect([...new Set(points)].filter((id) => !quick.includes(id))).toEqual([]);
});

test.each([true, false])('both tiers together run every test (journeys: %s)', (journeys) => {
  const quick = selectFiles('quick', { journeys });
  expect(quick.only).toEqual([]);
  expect(selectFiles('slow', { journeys }).only).toEqual(expect.arrayContaining([...quick.without]));
  expect(selectFiles('all', { journeys })).toEqual({ only: [], without: [] });
});
