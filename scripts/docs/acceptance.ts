// Writes docs/acceptance.md: every acceptance point with the files whose tests for it passed, from the reports of both runners.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { acceptanceAreas } from './acceptancePoints';
import { readPassedTests, type PassedTest } from './readPassedTests';
import { TEST_KINDS, type TestKind } from './testKind';

const page = 'docs/acceptance.md';
const idPattern = /\b[A-Z]{2}-\d{2}\b/g;

const known = new Set(acceptanceAreas.flatMap(({ points }) => Object.keys(points)));
const tests = readPassedTests();

const byId = new Map<string, PassedTest[]>();
for (const test of tests) {
  for (const id of new Set(test.title.match(idPattern))) byId.set(id, [...(byId.get(id) ?? []), test]);
}

const kinds = Object.keys(TEST_KINDS).filter((name): name is TestKind => name in TEST_KINDS);
const getFiles = (id: string, kind: TestKind): string[] => {
  const files = (byId.get(id) ?? []).filter((test) => test.kind === kind).map(({ file }) => file);
  return [...new Set(files)].toSorted();
};

const getLines = (id: string): string[] =>
  kinds
    .map((kind) => [kind, getFiles(id, kind)] as const)
    .filter(([, files]) => files.length > 0)
    .map(([kind, files]) => `  - *${kind}*: ${files.map((file) => `\`${file}\``).join(', ')}`);

const section = ({ heading, points }: (typeof acceptanceAreas)[number]): string => {
  const entries = Object.entries(points).map(([id, words]) => [`- **${id}** ${words}`, ...getLines(id)].join('\n'));
  return `## ${heading}\n\n${entries.join('\n')}\n`;
};

const untested = [...known].filter((id) => !byId.has(id));
const without = (...strong: TestKind[]): string[] =>
  [...known].filter((id) => byId.has(id) && strong.every((kind) => getFiles(id, kind).length === 0));
const single = [...known].filter((id) => (byId.get(id) ?? []).length === 1);
const named = (ids: readonly string[]): string => (ids.length === 0 ? 'none' : ids.join(', '));

const text = `# Acceptance points and their tests

Written by \`npm run test:all\` from the tests that passed; do not edit. A test proves a point if its
title contains the point's id. Each point lists the files below \`__tests__\` with such tests, by kind. The path and the imports of a test
determine its kind:

${kinds.map((kind) => `- *${kind}*: ${TEST_KINDS[kind]}`).join('\n')}

${known.size - untested.length} of ${known.size} points have a test; without one: ${named(untested)}.
Without a browser test: ${named(without('browser'))}.
Without a browser or server test: ${named(without('browser', 'server'))}.
With one test only: ${named(single)}.

${acceptanceAreas.map(section).join('\n')}`;

const strange = [...byId.keys()].filter(
  (id) => !known.has(id) && acceptanceAreas.some(({ heading }) => heading.includes(id.slice(0, 2))),
);
if (strange.length > 0) {
  console.error(`Tests carry ids that do not exist: ${strange.join(', ')}.`);
  process.exitCode = 1;
}

const before = existsSync(page) ? readFileSync(page, 'utf8') : '';
if (before === text) {
  console.log(`${page} is up to date: ${known.size - untested.length} of ${known.size} points have a test.`);
} else if (process.env['CI']) {
  console.error(`${page} is out of date: run \`npm run test:all\` and commit it.`);
  process.exitCode = 1;
} else {
  writeFileSync(page, text);
  console.log(`${page} was written: ${known.size - untested.length} of ${known.size} points have a test.`);
}
