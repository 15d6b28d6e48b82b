/** Common local passwords that the list of the world's commonest passwords lacks: product, trade and language terms. */
const WORDS_OF_HERE = new Set(
  `saldo saldosaldo cobranza cobranzas collector empresa contraseña claves administrador usuario login holamundo verano invierno
  woaini1314 woaini520 whatsapp p@ssword toor qwer abc abcd abcdef abcdefg abcdefgh abcabc`.split(/\s+/),
);

const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
];
const NAME_MIN = 4;
const DIFFERENT_MIN = 4;
/** Minimum length of a password without trailing digits and signs; a shorter rest is not compared with the list. */
const BARE_MIN = 3;

/** Number of words refused with additional digits and signs; rarer words make good passwords that way. */
const FIRST_TRIED = 3000;

let reading: Promise<readonly string[]> | undefined;

const readCommon = async (): Promise<readonly string[]> => {
  // 14 MB, loaded only when a password is set.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].map(String);
};

/** Loads about 49,000 passwords in lower case, the commonest first; 17,900 of them have the permitted 8 to 14 characters. */
export const loadCommonPasswords = (): Promise<readonly string[]> => (reading ??= readCommon());

const bare = (text: string): string => text.replace(/[\d\W_]+$/u, '');

const isCommon = async (text: string): Promise<boolean> => {
  const common = await loadCommonPasswords();
  const word = bare(text);
  const isFirst = word.length >= BARE_MIN && common.slice(0, FIRST_TRIED).includes(word);
  return isFirst || common.includes(text) || WORDS_OF_HERE.has(text) || WORDS_OF_HERE.has(word);
};

const isRun = (text: string): boolean => RUNS.some((run) => run.includes(text)) || /^\d+$/.test(text);

/** Returns true if a chosen password is easy to guess: common, a sequence of characters, or the user's own name (ASVS 6.2.4). */
export const isGuessable = async (password: string, ownNames: readonly string[]): Promise<boolean> => {
  const text = password.toLowerCase();
  const names = ownNames.map((name) => name.toLowerCase()).filter((name) => name.length >= NAME_MIN);
  const isFewSigns = new Set(text).size < DIFFERENT_MIN;
  return isFewSigns || isRun(text) || names.some((name) => text.includes(name)) || (await isCommon(text));
};
