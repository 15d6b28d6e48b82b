import { parse } from 'tldts';
import { type CountryCode, findPhoneNumbersInText } from 'libphonenumber-js/max';

/** Letters of other scripts, and the Latin letters that they resemble. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map(
  ['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іi', 'јj', 'ѕs', 'һh', 'ԁd', 'ԛq', 'ԝw', 'гr', 'тt', 'мm', 'нh', 'вb']
    .concat(['кk', 'ӏl', 'ɡg', 'ıi', 'αa', 'οo', 'νv', 'ρp', 'τt', 'υu', 'ιi', 'κk', 'εe'])
    .map(([theirs = '', latin = '']) => [theirs, latin]),
);

/** Invisible characters: marks, zero-width spaces, fillers. */
const UNSEEN = /[\p{Cf}\p{Mn}\p{Me}\u115f\u1160\u3164\uffa0]/gu;
const SLASHES = /[\u2044\u2215\u29f8\\]/gu;
const COLONS = /[\u2236\ua789\u02d0]/gu;
/** Characters used as dots; in Chinese a full stop ends a sentence unless Latin letters follow. */
const DOTS = /[\u2024\u2027\u2219\u00b7\u0701\u0702\u30fb]|[\u3002点點]\s*(?=[a-z\d])/gu;
const ENDINGS = String.raw`(?=(?:com|net|org|info|mx|app|io|ly|link|xyz|top|site|online|shop|vip|pe|cn)\b)`;
/** Matches a dot as a word or in brackets, or a comma in its place. 'A punto de vencer' is Spanish and no address. */
const DOT_WORDS = new RegExp(
  String.raw`\s*[\[({<]\s*(?:\.|dot|punto)\s*[\])}>]\s*|\s+(?:dot|punto)\s+${ENDINGS}|(?<=[a-z\d]),${ENDINGS}`,
  'gu',
);
/** Matches a blank before a full stop, which does not occur in normal text but disguises addresses. */
const LONELY_DOT = /\s+\.\s*/gu;

/** Five or more letters with blanks between them. */
const SPACED_LETTERS = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:[ .][\p{L}\p{N}](?![\p{L}\p{N}])){4,}/gu;

/** Normalizes a text as its reader sees it: one form of each letter, without invisible characters. */
const asRead = (text: string): string =>
  Array.from(text.normalize('NFKD').replaceAll(UNSEEN, '').toLowerCase(), (letter) => LOOKALIKES.get(letter) ?? letter)
    .join('')
    .replaceAll(SLASHES, '/')
    .replaceAll(COLONS, ':')
    .replaceAll(DOTS, '.')
    .replaceAll(DOT_WORDS, '.')
    .replaceAll(LONELY_DOT, '.')
    .replaceAll(SPACED_LETTERS, (letters) => letters.replaceAll(' ', ''));

const SCHEME = /(?:[a-z][a-z\d+.-]*\s*:\s*\/\s*\/|\b(?:https?|hxxps?|ftp|mailto)\s*:|\bwww\b)\S*/u;
const NAME = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const MACHINE = /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?![\d.])/gu;

/** Returns true if a name ends in a public suffix: 'bit.ly' does, 'S.A.' and '1.250' do not. */
function isDomain(name: string): boolean {
  const { isIcann, domain } = parse(name);
  return domain !== null && isIcann === true;
}

const isMachine = (text: string): boolean => text.split('.').every((part) => Number(part) < 256);

/**
 * Returns the first link in a text, or a text that could be read as one; undefined without any. This is the only definition:
 * schemes, names under a known top-level domain, mail addresses and IP addresses. It includes letters of other scripts, other
 * characters used as dots, and invisible characters in between.
 */
export function findLink(text: string): string | undefined {
  const read = asRead(text);
  const [scheme] = SCHEME.exec(read) ?? [];
  return scheme ?? read.match(NAME)?.find(isDomain) ?? read.match(MACHINE)?.find(isMachine);
}

/** Words that request a call or a message, before a number too short to be recognized by its digits alone. */
const INVITED =
  /(?:\btels?\b|telefono|whatsapp|\bllam[ae]|marque|\bcall\b|\bphone\b|\bdial\b|电话|致电|拨打)\D{0,15}(\d[\d\s().-]{3,}\d)/u;

/**
 * Returns the first telephone number in a text, of `country` if it has no country code; undefined without any. Like a link, a
 * number in a message in the lender's name could lead the borrower to a fraudster.
 */
export function findPhoneInText(text: string, country: CountryCode | undefined): string | undefined {
  const read = asRead(text);
  const [found] = findPhoneNumbersInText(read, country);
  return found ? read.slice(found.startsAt, found.endsAt) : INVITED.exec(read)?.[1];
}
