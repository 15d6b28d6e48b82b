// Prints a random sample of names, comments, paragraphs and commit subjects, to be read by a person who judges their style:
// node scripts/sampleTexts.mjs --seed 1
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './processes.mjs';
import { readComments, readExports } from './vocabulary.mjs';

const COUNTS = { names: 200, comments: 100, paragraphs: 40, subjects: 60 };

/** Park-Miller generator: the same seed draws the same sample. */
const createRandom = (seed) => {
  let state = seed % 2_147_483_647 || 1;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
};

const draw = (items, count, random) => {
  const rest = [...items];
  return Array.from(
    { length: Math.min(count, rest.length) },
    () => rest.splice(Math.floor(random() * rest.length), 1)[0],
  );
};

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).split('\n');
const readText = (file) => readFileSync(path.join(root, file), 'utf8');

const readParagraphs = (file) =>
  readText(file)
    .replaceAll(/^```[\s\S]*?^```$/gmu, '')
    .split(/\n{2,}/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => /^[A-Z`]/u.test(paragraph) && paragraph.length > 60);

const { seed } = parseArgs({ options: { seed: { type: 'string', default: String(Date.now() % 1e6) } } }).values;
const random = createRandom(Number(seed));
const files = git('ls-files').filter((file) => file && !file.includes('/migrations/'));
const code = files.filter((file) => /^(?:src|server|scripts|config)\/.*\.(?:ts|tsx|mjs|cjs)$/u.test(file));
const documents = files.filter((file) => file.endsWith('.md') && file !== 'docs/acceptance.md');

const everything = {
  names: code.flatMap((file) => readExports(readText(file)).map(({ name }) => `${name}  (${file})`)),
  comments: code.flatMap((file) => readComments(readText(file))),
  paragraphs: documents.flatMap(readParagraphs),
  subjects: git('log', '--no-merges', '--format=%s', '-n', '200').filter(Boolean),
};

console.log(`seed ${seed}`);
for (const [kind, count] of Object.entries(COUNTS)) {
  console.log(`\n${kind} (${count} of ${everything[kind].length})`);
  for (const [index, text] of draw(everything[kind], count, random).entries()) console.log(`${index + 1}. ${text}`);
}
