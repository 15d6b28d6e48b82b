import { readFileSync } from 'node:fs';
import path from 'node:path';

const PAGE = 'docs/front-end.md';
const WORDS_MAX = 1500;

const withoutDiagrams = readFileSync(PAGE, 'utf8').replaceAll(/```.*?```/gsu, '');
const sections = withoutDiagrams.split(/^## /mu).slice(1);

/** The files that a section links to. */
const readLinkedFiles = (section: string): string =>
  [...section.matchAll(/\]\((\.\.\/[^)]+)\)/gu)]
    .map(([, file = '']) => readFileSync(path.join('docs', file), 'utf8'))
    .join('\n');

const listNames = (section: string): string[] =>
  [...section.matchAll(/`([A-Za-z]\w*)`/gu)].map(([, name = '']) => name);

test.each(sections.map((section) => [section.split('\n', 1)[0] ?? '', section]))(
  'FE-05 the files that the pattern "%s" links to contain the names that it mentions',
  (_, section) => {
    const text = readLinkedFiles(section);
    expect(listNames(section).filter((name) => !new RegExp(`\\b${name}\\b`, 'u').test(text))).toEqual([]);
  },
);

test('FE-05 five patterns each have a public thread, a diagram or table, and a test', () => {
  expect(sections).toHaveLength(5);
  for (const section of sections) {
    expect(section).toMatch(/https:\/\/github\.com\/[\w-]+\/[\w-]+\/issues\/\d+/u);
    expect(section).toMatch(/^- Test: \[\w+\.test\.ts\]/mu);
  }
});

test('FE-05 the page can be read in twenty minutes', () => {
  expect(withoutDiagrams.split(/\s+/u).length).toBeLessThanOrEqual(WORDS_MAX);
});
