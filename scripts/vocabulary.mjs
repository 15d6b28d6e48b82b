// Rejects the words of config/vocabulary.mjs in exported names, comments, documents and commit subjects.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  CLAUSE,
  DOCUMENT_EXCEPTIONS,
  NAME_EXCEPTIONS,
  NAME_WORDS,
  OF_SUFFIX,
  PARTICIPLE,
  PROMISE_LINE,
  PROSE_TERMS,
  PROSE_WORDS,
} from '../config/vocabulary.mjs';
import { root } from './processes.mjs';

const CODE = /^(?:src|server|config|scripts|__tests__)\/.*\.(?:ts|tsx|mts|mjs|cjs)$/u;
/** Tests keep the names of what they test; only their comments are checked. */
const TESTS = '__tests__/';
const COMMENT = /^[ \t]*(\/\*\*[\s\S]*?\*\/|\/\/.*)$/gmu;
const EXPORT = /^export (?:default )?(?:async )?(?:const|let|function\*?|class|type|interface) (\w+)/gmu;
const SUBJECT = /^(?:feat|fix|perf|refactor|test|docs|build|chore)\([a-z0-9-]+\): [a-z].*[^.]$/u;
const SUBJECT_LENGTH = 72;
/** Commits before this file existed have other forms. */
const OWN_FILE = 'scripts/vocabulary.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
const listFiles = () => git('ls-files').split('\n').filter(Boolean);
const readText = (file) => readFileSync(path.join(root, file), 'utf8');

const toProse = (comment) =>
  comment
    .replaceAll(/^[ \t]*(?:\/\*\*|\*\/|\*|\/\/)/gmu, '')
    .replace(/\*\/$/u, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

const hasOddWord = (text) => {
  const rest = text.replaceAll(PROSE_TERMS, '');
  return PROSE_WORDS.test(PROMISE_LINE.test(text) ? rest.replaceAll(/\bkept\b/giu, '') : rest);
};

/** Returns true if a comment is a sentence in plain English. */
export const isPlainComment = (comment) => !CLAUSE.test(comment) && !hasOddWord(comment);

const splitName = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/gu, '$1 $2')
    .replaceAll('_', ' ')
    .toLowerCase()
    .split(' ');

/** Returns true if an exported name has no rejected word, is more than a participle and does not end in 'of'. */
export const isPlainName = (name) =>
  name in NAME_EXCEPTIONS ||
  !(splitName(name).some((word) => NAME_WORDS.has(word)) || PARTICIPLE.test(name) || OF_SUFFIX.test(name));

/** Returns true if a commit subject has the form of CONTRIBUTING.md. */
export const isPlainSubject = (subject) => subject.length <= SUBJECT_LENGTH && SUBJECT.test(subject);

/** Returns the comments of a file as prose. */
export const readComments = (text) => [...text.matchAll(COMMENT)].map(([, comment]) => toProse(comment));

/** Returns the exported names of a file. */
export const readExports = (text) => [...text.matchAll(EXPORT)].map(([, name]) => ({ name }));

const checkCode = (file) => {
  const text = readText(file);
  const comments = readComments(text).filter((comment) => !isPlainComment(comment));
  const names = (file.startsWith(TESTS) ? [] : readExports(text)).filter(({ name }) => !isPlainName(name));
  return [...comments, ...names.map(({ name }) => name)].map((each) => `${file}: ${each}`);
};

const withoutCode = (text) => text.replaceAll(/^```[\s\S]*?^```$/gmu, '');

const checkDocument = (file) =>
  withoutCode(readText(file))
    .split('\n')
    .filter(hasOddWord)
    .map((line) => `${file}: ${line.trim().slice(0, 160)}`);

/** Returns the subjects of the commits since this rule exists; none without a history, such as in an archive. */
const listSubjects = () => {
  try {
    const [first] = git('log', '--diff-filter=A', '--format=%H', '--', OWN_FILE).trim().split('\n').slice(-1);
    return first ? git('log', '--no-merges', '--format=%s', `${first}..HEAD`).split('\n').filter(Boolean) : [];
  } catch {
    return [];
  }
};

const main = () => {
  const files = listFiles();
  const documents = files.filter((file) => file.endsWith('.md') && !(file in DOCUMENT_EXCEPTIONS));
  const faults = [
    ...files.filter((file) => CODE.test(file) && !file.includes('/migrations/')).flatMap(checkCode),
    ...documents.flatMap(checkDocument),
    ...listSubjects()
      .filter((subject) => !isPlainSubject(subject))
      .map((subject) => `commit: ${subject}`),
  ];
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) console.error('See "Style" in CONTRIBUTING.md and config/vocabulary.mjs.');
  process.exitCode = faults.length > 0 ? 1 : 0;
};

if (process.argv[1] === import.meta.filename) main();
