import { codesOf } from '../codes/codeTable';
import { LAW_CONTENT } from '../codes/lawContent';
import { smsPlacesIn } from '../codes/smsPlace';
import { CONTENT_SIGNS, type ContentSigns, type TextContent } from './contentWords';

/** Something that a text says, with the words and {places} that say it, each once and as they stand there. */
export interface Said {
  readonly content: TextContent;
  readonly words: string[];
}

const ACCENTED: Readonly<Record<string, string>> = {
  a: '[aá]',
  e: '[eé]',
  i: '[ií]',
  o: '[oó]',
  u: '[uúü]',
  n: '[nñ]',
};

const withAccents = (words: string): string =>
  words
    .replaceAll(/[aeioun]/gu, (letter) => ACCENTED[letter] ?? letter)
    .replaceAll(' ', String.raw`\s+`)
    .replaceAll("'", "['’]")
    .replace(/…?$/u, (end) => (end === '…' ? String.raw`\p{L}*` : String.raw`s?(?!\p{L})`));

const listed = (words: string): string[] => words.split(', ').filter((word) => word !== '');

/** Words of letters end where letters end; Chinese is written without spaces. */
function patternOf({ cn, en, es }: ContentSigns['words']): RegExp | null {
  const latin = [...listed(en), ...listed(es)].map(withAccents);
  const parts = [...listed(cn), ...(latin.length === 0 ? [] : [String.raw`(?<!\p{L})(?:${latin.join('|')})`])];
  return parts.length === 0 ? null : new RegExp(parts.join('|'), 'giu');
}

/** An amount of money, with its sign before or behind it. */
const MONEY = /(?:[$¥€£]|S\/|\b(?:MXN|PEN|CNY|USD))\s?\d[\d.,]*|\d[\d.,]*\s?元/giu;

const TEXT_CONTENTS = codesOf(LAW_CONTENT).filter((content) => content !== 'hiddenNumber');

const CONTENTS = TEXT_CONTENTS.map((content) => {
  const { places, words } = CONTENT_SIGNS[content];
  return { content, places: new Set<string>(places), patterns: [patternOf(words), content === 'debt' ? MONEY : null] };
});

const found = (text: string, pattern: RegExp | null): string[] =>
  pattern === null ? [] : [...text.matchAll(pattern)].map(([word]) => word);

/** What the words of a text say, be it a template or a message as it leaves (LC-09). Names of places are no words. */
export function saidIn(text: string): Said[] {
  const places = smsPlacesIn(text);
  const plain = text.replaceAll(/\{[^{}]*\}/gu, ' ');
  return CONTENTS.flatMap(({ content, places: telling, patterns }) => {
    const words = [
      ...places.filter((place) => telling.has(place)).map((place) => `{${place}}`),
      ...patterns.flatMap((pattern) => found(plain, pattern)),
    ];
    return words.length === 0 ? [] : [{ content, words: [...new Set(words)] }];
  });
}

/** Whether a text tells that there is a debt: it is for the borrower's eyes. */
export const tellsDebt = (text: string): boolean => saidIn(text).some(({ content }) => content === 'debt');
