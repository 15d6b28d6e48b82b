// Writes docs/acceptance.md: every acceptance point with the tests that passed for it, from the reports of both runners.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { acceptanceAreas } from './acceptancePoints';
import { passedTests, type PassedTest } from './passedTests';

const page = 'docs/acceptance.md';
const most = 8;
const idPattern = /\b[A-Z]{2}-\d{2}\b/g;

const known = new Set(acceptanceAreas.flatMap(({ points }) => Object.keys(points)));
const tests = passedTests();

const byId = new Map<string, PassedTest[]>();
for (const test of tests) {
  for (const id of new Set(test.title.match(idPattern))) byId.set(id, [...(byId.get(id) ?? []), test]);
}

const linesOf = (id: string): string[] => {
  const lines = (byId.get(id) ?? []).map(
    ({ title, kind }) => `  - ${title.replaceAll(/[<>|]/g, String.raw`\$&`)} *(${kind})*`,
  );
  const shown = [...new Set(lines)].toSorted();
  return shown.length > most ? [...shown.slice(0, most), `  - and ${shown.length - most} more`] : shown;
};

const section = ({ heading, points }: (typeof acceptanceAreas)[number]): string => {
  const entries = Object.entries(points).map(([id, words]) => {
    const lines = linesOf(id);
    return [`- **${id}** ${words}`, ...(lines.length > 0 ? lines : ['  - *no test yet*'])].join('\n');
  });
  return `## ${heading}\n\n${entries.join('\n')}\n`;
};

const untested = [...known].filter((id) => !byId.has(id));
const text = `# What Saldo has to show, and the tests that show it

Written by \`npm test\` from the tests that passed; do not edit. A point counts when a test that drives the real thing
(*journey*: a browser against the running server; *test*: the real store, server or database) carries its id.

${known.size - untested.length} of ${known.size} points have a test.${untested.length > 0 ? ` Without one: ${untested.join(', ')}.` : ''}

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
  console.error(`${page} is out of date: run \`npm test\` and commit it.`);
  process.exitCode = 1;
} else {
  writeFileSync(page, text);
  console.log(`${page} was written: ${known.size - untested.length} of ${known.size} points have a test.`);
}
