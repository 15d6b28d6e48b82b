import { readFileSync } from 'node:fs';
import { SETTING_NAMES } from '../../../server/settings/settings';

const read = (file: string): string => readFileSync(file, 'utf8');

const settingsOfReadme = (): string[] => {
  const [, section = ''] = read('README.md').split('## Settings of the server');
  const [table = ''] = section.split('\n### ');
  return [...table.matchAll(/^\| `(\w+)` \|/gmu)].map(([, name = '']) => name);
};

const settingsOfExample = (): string[] => [...read('.env.example').matchAll(/^(\w+)=/gmu)].map(([, name = '']) => name);

test('GE-05 the README’s table names every setting that the server reads, once, and no other', () => {
  expect(settingsOfReadme().toSorted()).toEqual(SETTING_NAMES.toSorted());
});

test('GE-05 .env.example holds every setting that the server reads, once, and no other', () => {
  expect(settingsOfExample().toSorted()).toEqual(SETTING_NAMES.toSorted());
});
