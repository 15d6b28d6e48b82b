import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['src', 'server', 'config', 'scripts'];
const CODE = /\.(?:ts|tsx|mjs|cjs)$/u;
const COMMENT = /^[ \t]*(\/\*\*[\s\S]*?\*\/|\/\/.*)$/gmu;

const CLAUSE =
  /^(?:What|How|Whether|Whom?|Whoever|Whose|Where|Which|When|Why|Those who|The same|From when|For whom)\b/u;
const WORD =
  /\b(?:asked|told|said|heard|stood|stands|given|kept|drawn|doors?|walls?|house|rooms?|floors?|staircase|theatre|story|anew|beside|whoever|all the same|in turn|in one go|by itself|of its own)\b/u;
/** Terms of the field, and names in the code. */
const ALLOWED = /kept promises?|kept ones|were kept|not kept|`[^`]*`/gu;

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.join(folder, file))
    .filter((file) => CODE.test(file));

const readComments = (text: string): string[] =>
  [...text.matchAll(COMMENT)].map(([, comment = '']) =>
    comment
      .replaceAll(/^[ \t]*(?:\/\*\*|\*\/|\*|\/\/)/gmu, '')
      .replace(/\*\/$/u, '')
      .replaceAll(/\s+/gu, ' ')
      .trim(),
  );

const isPlain = (comment: string): boolean => !CLAUSE.test(comment) && !WORD.test(comment.replaceAll(ALLOWED, ''));

test.each([
  ['What a table shows.', false],
  ['Returns what was asked of it.', false],
  ['Returns the rate of kept promises.', true],
  ['Names the field `told`.', true],
])('GE-05 a comment is read as plain English or not: %s', (comment, expected) => {
  expect(isPlain(comment)).toBe(expected);
});

test.each(FOLDERS)('GE-05 the comments of %s are sentences in plain English (CONTRIBUTING.md)', (folder) => {
  const odd = listFiles(folder).flatMap((file) =>
    readComments(readFileSync(file, 'utf8'))
      .filter((comment) => !isPlain(comment))
      .map((comment) => `${file}: ${comment}`),
  );
  expect(odd).toEqual([]);
});
