import { getCodeValues } from '../codes/codeTable';
import { CALL_CONTENTS, LAW_CONTENT, type LawContent } from '../codes/lawCodes';
import { listSmsPlaces } from '../codes/messageCodes';
import type { Language } from '../language';
import { CONTENT_PATTERNS, type ContentSigns, type TextContent } from './contentPatterns';

/** Detected content of a text, with the words and {places} that contain it, each once as written. */
export interface DetectedContent {
  readonly content: TextContent;
  readonly words: string[];
}

/** Texts are decomposed, so that accents follow their letters as combining marks. */
const MARK = String.raw`[\u0300-\u036f]`;
const LETTER = String.raw`[\p{L}\u0300-\u036f]`;

/** Builds a pattern in which any letter may have accents. */
const withAccents = (words: string): string =>
  words
    .replaceAll(/\p{L}/gu, `$&${MARK}*`)
    .replaceAll(' ', String.raw`\s+`)
    .replaceAll("'", "['’]")
    .replace(/…?$/u, (end) => (end === '…' ? `${LETTER}*` : `s?(?!${LETTER})`));

const listed = (words: string): string[] => words.split(', ');

/** Matches whole words. Chinese is written without spaces, so its words match anywhere. */
function getPattern({ cn, en, es }: Readonly<Record<Language, string>>): RegExp {
  const latin = [...listed(en), ...listed(es)].map(withAccents).join('|');
  return new RegExp([...listed(cn), `(?<!${LETTER})(?:${latin})`].join('|'), 'giu');
}

/** An amount of money, with a currency sign before or after it. */
const MONEY = /(?:[$¥€£]|S\/|\b(?:MXN|PEN|CNY|USD))\s?\d[\d.,]*|\d[\d.,]*\s?元/giu;

const isText = (content: LawContent): content is TextContent => !CALL_CONTENTS.some((each) => each === content);

const TEXT_CONTENTS = getCodeValues(LAW_CONTENT).filter(isText);

const CONTENTS = TEXT_CONTENTS.map((content) => {
  const { places, words }: ContentSigns = CONTENT_PATTERNS[content];
  const patterns = [words ? getPattern(words) : null, content === 'debt' ? MONEY : null];
  return { content, places: new Set<string>(places), patterns };
});

const found = (text: string, pattern: RegExp | null): string[] =>
  pattern === null ? [] : [...text.matchAll(pattern)].map(([word]) => word.normalize());

/** Detects the content of a text, either a template or an outgoing message (LC-09). Names of placeholders are ignored. */
export function detectContent(text: string): DetectedContent[] {
  const places = listSmsPlaces(text);
  const plain = text.replaceAll(/\{[^{}]*\}/gu, ' ').normalize('NFD');
  return CONTENTS.flatMap(({ content, places: telling, patterns }) => {
    const words = [
      ...places.filter((place) => telling.has(place)).map((place) => `{${place}}`),
      ...patterns.flatMap((pattern) => found(plain, pattern)),
    ];
    return words.length === 0 ? [] : [{ content, words: [...new Set(words)] }];
  });
}

/** Returns true if a text discloses a debt, so that only the borrower may read it. */
export const disclosesDebt = (text: string): boolean => detectContent(text).some(({ content }) => content === 'debt');
