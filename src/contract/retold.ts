import { type Language, LANGUAGES, type Words } from './language';
import { RESULT_WORDS } from './resultWords';

interface Said {
  readonly words: Words;
  /** A message that was made of one of the texts. */
  readonly pattern: RegExp;
  /** The names of its places, in their order. */
  readonly places: readonly string[];
  /** Signs that are not places: of several patterns that fit the one that says most. */
  readonly weight: number;
}

const PLACE = /\{(\w+)\}/gu;
const SPECIAL = /[\\^$.*+?()[\]{}|]/gu;

/** Matches what was made of a text, with `value` in its places. */
const getPattern = (text: string, value: string): RegExp => {
  const parts = text.split(/\{\w+\}/u).map((part) => part.replaceAll(SPECIAL, String.raw`\$&`));
  return new RegExp(`^${parts.join(value)}$`, 'su');
};

const saidBy = (words: Words, text: string): Said => ({
  words,
  pattern: getPattern(text, '(.*)'),
  places: [...text.matchAll(PLACE)].map(([, place = '']) => place),
  weight: text.replaceAll(PLACE, '').length,
});

const SAID: readonly Said[] = Object.values(RESULT_WORDS)
  .flatMap((words) => LANGUAGES.map((language) => saidBy(words, words[language])))
  .toSorted((one, other) => other.weight - one.weight);

/** A count or a limit, and no telephone number. */
const FIGURE = String.raw`\d{1,4}`;

const PLAIN = Object.values(RESULT_WORDS).flatMap((words) =>
  LANGUAGES.map((language) => getPattern(words[language], FIGURE)),
);

/** Tells whether a message is a sentence of our table with nothing but figures in its places: it names nobody. */
export const isPlainSentence = (message: string): boolean => PLAIN.some((pattern) => pattern.test(message));

/** What a server of ours said, in another language; what it did not word by our table (§8) stays as it is. */
export function retold(message: string, language: Language): string {
  const said = SAID.find(({ pattern }) => pattern.test(message));
  if (!said) return message;
  const values = said.pattern.exec(message)?.slice(1) ?? [];
  return said.words[language].replaceAll(PLACE, (_, place: string) => values[said.places.indexOf(place)] ?? '');
}
