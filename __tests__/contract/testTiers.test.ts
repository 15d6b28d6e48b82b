import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SAMPLED_TESTS, selectFiles, SLOW_TESTS } from '../../config/testTiers.mjs';

const root = path.resolve(__dirname, '..');
const slow = Object.keys(SLOW_TESTS);

test('every file of the slow tests exists, and has one place', () => {
  expect([...slow, ...SAMPLED_TESTS].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(SAMPLED_TESTS.filter((file) => slow.includes(file))).toEqual([]);
});

test('the files that take samples or leave tests out are those of the list', () => {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/u.test(file));
  const isPartial = (file: string) =>
    /\/support\/sampled'|tag: '@slow' \}/u.test(readFileSync(path.join(root, file), 'utf8'));
  expect(files.filter(isPartial).toSorted()).toEqual(SAMPLED_TESTS);
});

test.each([true, false])('both tiers together run every test (journeys: %s)', (journeys) => {
  const quick = selectFiles('quick', { journeys });
  expect(quick.only).toEqual([]);
  expect(selectFiles('slow', { journeys }).only).toEqual(expect.arrayContaining([...quick.without]));
  expect(selectFiles('all', { journeys })).toEqual({ only: [], without: [] });
});
