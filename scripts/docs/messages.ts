// Writes src/i18n/…Files.ts, the lists of message files, from the folders of src/i18n/en. With --check it only reports whether the lists
// are current (GE-01).
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '@/contract/language';
import { formatFile } from './formatPage';

const room = path.join(import.meta.dirname, '../../src/i18n');
const reference = path.join(room, 'en');

const getFiles = (part: string): string[] =>
  readdirSync(path.join(reference, part))
    .filter((file) => file.endsWith('.json'))
    .toSorted();

const row = (part: string, file: string): string => {
  const loads = LANGUAGES.map((language) => `${language}: () => import('./${language}/${part}/${file}')`);
  return `${path.basename(file, '.json')}: { ${loads.join(', ')} }`;
};

for (const part of readdirSync(reference)) {
  const rows = getFiles(part).map((file) => row(part, file));
  await formatFile(
    `src/i18n/${part}Files.ts`,
    `// Written by \`npm run docs\` from the folders of \`src/i18n/en\`; do not edit.

/** Loaders of the translations of the ${part}, by file and language. */
export const ${part.toUpperCase()}_FILES = { ${rows.join(', ')} } as const;
`,
  );
}
