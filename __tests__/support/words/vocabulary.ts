import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@/contract/language';

const ROOT = join(__dirname, '../../..');

/** A text that somebody reads, and where it is written. */
interface OwnText {
  readonly language: Language;
  readonly text: string;
  readonly at: string;
}

/** A word that is not used for a thing. */
interface ForbiddenWord {
  readonly language: Language;
  readonly word: string;
  readonly thing: string;
  readonly pattern: RegExp;
}

const filesUnder = (room: string, end: string): string[] =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => `${room}/${file}`);

const messages = (language: Language): OwnText[] =>
  filesUnder(`src/i18n/${language}`, '.json').flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as Record<string, string>).map(([id, text]) => ({
      language,
      text,
      at: `${file} ${id}`,
    })),
  );

const LITERAL = /\b(?<language>cn|en|es): (?<quote>['"])(?<text>(?:\\.|(?!\k<quote>).)*)\k<quote>/gu;

/** Words that are written in code: tables of codes, refusals, headings of files. */
const inCode = (file: string): OwnText[] =>
  [...readFileSync(join(ROOT, file), 'utf8').matchAll(LITERAL)].flatMap(({ groups }) =>
    LANGUAGES.filter((language) => language === groups?.['language']).map((language) => ({
      language,
      text: groups?.['text'] ?? '',
      at: file,
    })),
  );

/** Returns true for synthetic people's texts, and for lists of words that are searched for. */
const isSpoken = (file: string): boolean =>
  !file.startsWith('server/seed/') && file !== 'src/contract/law/contentPatterns.ts';

/** Returns all texts on screens, in messages and in files. */
export const ownTexts = (): OwnText[] => [
  ...LANGUAGES.flatMap(messages),
  ...['src/contract', 'server'].flatMap((room) => filesUnder(room, '.ts').filter(isSpoken).flatMap(inCode)),
];

/** The rows of the table of docs/glossary.md that begins with a heading. */
const getTable = (firstHeading: string): string[][] => {
  const lines = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').split('\n');
  const head = lines.findIndex((line) => line.startsWith(`| ${firstHeading} `));
  const rows = lines.slice(head + 2);
  const end = rows.findIndex((line) => !line.startsWith('|'));
  return (end === -1 ? rows : rows.slice(0, end)).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
};

const FIRST_FORBIDDEN = 4;
const ORDER: readonly Language[] = ['en', 'cn', 'es'];

/** Returns a pattern of a word: whole words in English with their plural, beginnings in Spanish, anywhere in Chinese. */
const getPattern = (language: Language, word: string): RegExp => {
  if (language === 'cn') return new RegExp(word, 'u');
  const [first = ''] = word;
  // `loan id` is not `Loan ID`, but a sentence may begin with any of them.
  const either = `[${first}${first.toUpperCase()}]${word.slice(first.length)}`;
  return new RegExp(`(?<![\\p{L}\\p{N}])${either}${language === 'en' ? 's?(?![\\p{L}\\p{N}])' : ''}`, 'u');
};

/** Terms of the glossary that contain a word which is forbidden for another thing. */
const OTHER_TERMS = /llaves? de acceso/giu;

/** Without the names of its arguments, which nobody reads, and without terms for other things. */
export const withoutNames = (text: string): string => text.replaceAll(/\{\w+/gu, '{').replaceAll(OTHER_TERMS, '');

/** Returns the words that docs/glossary.md forbids. */
export const forbiddenWords = (): ForbiddenWord[] =>
  getTable('thing').flatMap((cells) =>
    ORDER.flatMap((language, place) =>
      (cells[FIRST_FORBIDDEN + place] ?? '')
        .split(/,\s*/u)
        .filter((word) => word !== '')
        .map((word) => ({ language, word, thing: cells[0] ?? '', pattern: getPattern(language, word) })),
    ),
  );

/** Texts in which docs/glossary.md allows such a word. */
export const spokenExceptions = (): ReadonlySet<string> => new Set(getTable('text').map(([text = '']) => text));
