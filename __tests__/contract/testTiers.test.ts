import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  MAIN_TAG,
  SAMPLED_TAG,
  SAMPLED_TESTS,
  selectFiles,
  selectJourneys,
  SLOW_TESTS,
} from '../../config/testTiers.mjs';

const root = path.resolve(__dirname, '..');
const slow = Object.keys(SLOW_TESTS);

test('every file of the slow tests exists, and has one place', () => {
  expect([...slow, ...SAMPLED_TESTS].filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  expect(SAMPLED_TESTS.filter((file) => slow.includes(file))).toEqual([]);
});

const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => /\.test\.tsx?$/u.test(file));
const readText = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const isJourney = (file: string): boolean => file.startsWith('journeys/');
const isTagged = (file: string): boolean => readText(file).includes(`tag: '${SAMPLED_TAG}'`);
const takesSamples = (file: string): boolean => /\/support\/sampled'/u.test(readText(file));

test('the files that take samples are those of the list, or have journeys with the tag', () => {
  expect(files.filter((file) => !isJourney(file) && takesSamples(file)).toSorted()).toEqual(SAMPLED_TESTS);
  expect(files.filter((file) => isJourney(file) && takesSamples(file))).toEqual(files.filter(isTagged));
});

const listPoints = (text: string): string[] =>
  (text.match(/['"`].*\b[A-Z]{2}-\d{2}\b.*['"`]/gu) ?? []).flatMap(
    (title) => title.match(/\b[A-Z]{2}-\d{2}\b/gu) ?? [],
  );
const TAGGED = new RegExp(`(?<quote>['"\`]).*\\k<quote>,\\s*\\{ tag: '(?:${MAIN_TAG}|${SAMPLED_TAG})' \\}`, 'gu');
/** Titles of the tests of a file that `npm test` runs. */
const readQuick = (file: string): string =>
  isJourney(file) ? (readText(file).match(TAGGED) ?? []).join('\n') : readText(file);

/** The suite `demo` builds the demo for its journeys, so they are part of no other suite. */
const isOfDemo = (file: string): boolean => file.startsWith('journeys/demo/');

test('every acceptance point with a test has one in npm test', () => {
  const quick = files.filter((file) => !slow.includes(file)).flatMap((file) => listPoints(readQuick(file)));
  const points = files.filter((file) => !isOfDemo(file)).flatMap((file) => listPoints(readText(file)));
  expect([...new Set(points)].filter((id) => !quick.includes(id))).toEqual([]);
});

const isRun = (tier: 'quick' | 'slow', title: string): boolean => {
  const { grep, grepInvert } = selectJourneys(tier);
  return (grep?.test(title) ?? true) && !grepInvert?.test(title);
};

test('PC-04 slow tests are left to test:slow, and both tiers together run every test', () => {
  const quick = selectFiles('quick');
  expect(quick.only).toEqual([]);
  expect(selectFiles('slow').only).toEqual(expect.arrayContaining([...quick.without]));
  expect(selectFiles('all')).toEqual({ only: [], without: [] });
  const tiers = ['', MAIN_TAG, SAMPLED_TAG].map((tag) => [isRun('quick', tag), isRun('slow', tag)]);
  expect(tiers).toEqual([
    [false, true],
    [true, false],
    [true, true],
  ]);
  expect(selectJourneys('all')).toEqual({});
});
