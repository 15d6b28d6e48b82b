// Writes src/i18n/messageFiles.ts, which lists the files of words, from the folders of src/i18n/en; with --check it only says whether the list still fits (GE-01).
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@/contract/language';
import { writtenFile } from './writtenPage';

const room = path.join(import.meta.dirname, '../../src/i18n');
const reference = path.join(room, 'en');

const filesOf = (part: string): string[] =>
  readdirSync(path.join(reference, part))
    .filter((file) => file.endsWith('.json'))
    .toSorted();

const row = (part: string, file: string): string => {
  const loads = LANGUAGES.map((language) => `${language}: () => import('./${language}/${part}/${file}')`);
  return `${path.basename(file, '.json')}: { ${loads.join(', ')} }`;
};

const parts = readdirSync(reference)
  .toSorted()
  .map(
    (part) =>
      `  ${part}: { ${filesOf(part)
        .map((file) => row(part, file))
        .join(',')} }`,
  );

await writtenFile(
  'src/i18n/messageFiles.ts',
  `// Written by \`npm run docs\` from the folders beside it: not to be edited.

/** All files of words, by the part of the app with which they come. */
export const MESSAGE_FILES = {
${parts.join(',\n')}
} as const;
`,
);
