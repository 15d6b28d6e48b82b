import { type Language, LANGUAGES, type LocalizedText } from './language';
import { RESULT_MESSAGES } from './messages/resultMessages';

interface MessagePattern {
  readonly words: LocalizedText;
  /** Pattern of a message based on one of the texts. */
  readonly pattern: RegExp;
  /** Names of its placeholders, in order. */
  readonly places: readonly string[];
  /** Number of characters outside placeholders. If several patterns match, the highest number wins. */
  readonly weight: number;
}

const PLACE = /\{(\w+)\}/gu;
const SPECIAL = /[\\^$.*+?()[\]{}|]/gu;

/** Builds a pattern for messages based on a text, with `value` in its placeholders. */
const getPattern = (text: string, value: string): RegExp => {
  const parts = text.split(/\{\w+\}/u).map((part) => part.replaceAll(SPECIAL, String.raw`\$&`));
  return new RegExp(`^${parts.join(value)}$`, 'su');
};

const saidBy = (words: LocalizedText, text: string): MessagePattern => ({
  words,
  pattern: getPattern(text, '(.*)'),
  places: [...text.matchAll(PLACE)].map(([, place = '']) => place),
  weight: text.replaceAll(PLACE, '').length,
});

const SAID: readonly MessagePattern[] = Object.values(RESULT_MESSAGES)
  .flatMap((words) => LANGUAGES.map((language) => saidBy(words, words[language])))
  .toSorted((one, other) => other.weight - one.weight);

/** A count or a limit, but not a telephone number. */
const FIGURE = String.raw`\d{1,4}`;

const PLAIN = Object.values(RESULT_MESSAGES).flatMap((words) =>
  LANGUAGES.map((language) => getPattern(words[language], FIGURE)),
);

/** Returns true if a message comes from our table with only figures in its placeholders, so that it contains no names. */
export const isPlainSentence = (message: string): boolean => PLAIN.some((pattern) => pattern.test(message));

/** Translates a message of the reference server. A message that does not come from our table (§8) is returned unchanged. */
export function translateServerMessage(message: string, language: Language): string {
  const known = SAID.find(({ pattern }) => pattern.test(message));
  if (!known) return message;
  const values = known.pattern.exec(message)?.slice(1) ?? [];
  return known.words[language].replaceAll(PLACE, (_, place: string) => values[known.places.indexOf(place)] ?? '');
}
