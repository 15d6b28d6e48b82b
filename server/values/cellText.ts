/** Removes NUL characters, which PostgreSQL cannot store in text. */
export const stripNul = (text: string): string => text.replaceAll('\u0000', '');

// Signs without a width that address books, mail programs and spreadsheets add: marks of the writing direction, zero-width spaces, soft hyphens, byte order marks.
const HARMLESS = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]/gu;
const OTHER_SPACES = /[^\S\r\n\t ]/gu;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|[^\S ]/gu;
const HEX_DIGITS = 4;

/** Returns a cell's text without insignificant invisible characters, with plain spaces, and trimmed. */
export const toCleanCell = (text: string): string => text.replaceAll(HARMLESS, '').replaceAll(OTHER_SPACES, ' ').trim();

const toName = (sign: string): string => {
  const code = sign.codePointAt(0) ?? 0;
  return `⟨U+${code.toString(16).toUpperCase().padStart(HEX_DIGITS, '0')}⟩`;
};

/** Returns a text with its invisible characters made visible, as ⟨U+200D⟩. */
export const escapeInvisible = (text: string): string => text.replaceAll(INVISIBLE, toName);

/** Returns a heading in lower case without the signs that mark a needed column. */
const plainHeading = (text: string): string =>
  toCleanCell(text)
    .toLowerCase()
    .replaceAll(/[*:：＊]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();

/** Returns the names that a heading can stand for: all of it, or its first line, because what follows a line break is an explanation. */
export const getHeadingNames = (text: string): string[] => {
  const [first = ''] = toCleanCell(text).split(/[\r\n]/u);
  return [plainHeading(text), plainHeading(first)];
};
