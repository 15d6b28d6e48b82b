/** What people here choose first and the list of the world's commonest passwords lacks: this product, its trade, its languages. */
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
/** What is left of a password without the digits and signs at its end says nothing when it is shorter. */
const BARE_MIN = 3;

/** With other digits and signs behind them only the commonest are refused: beyond these are words that make good passwords. */
const FIRST_TRIED = 3000;

let reading: Promise<readonly string[]> | undefined;

const readCommon = async (): Promise<readonly string[]> => {
  // 14 MB that only a server needs on which somebody sets a password.
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return dictionary['passwords-common'].map(String);
};

/** About 49,000 passwords, the commonest first, in lower case; 17,900 of them have the 8 to 14 characters that can be set. */
export const commonPasswords = (): Promise<readonly string[]> => (reading ??= readCommon());

const bare = (text: string): string => text.replace(/[\d\W_]+$/u, '');

const isCommon = async (text: string): Promise<boolean> => {
  const common = await commonPasswords();
  const word = bare(text);
  const isFirst = word.length >= BARE_MIN && common.slice(0, FIRST_TRIED).includes(word);
  return isFirst || common.includes(text) || WORDS_OF_HERE.has(text) || WORDS_OF_HERE.has(word);
};

const isRun = (text: string): boolean => RUNS.some((run) => run.includes(text)) || /^\d+$/.test(text);

/** Whether a password that somebody chose would be among the first to be tried: common, a row of signs, or the own name (ASVS 6.2.4). */
export const isGuessable = async (password: string, ownNames: readonly string[]): Promise<boolean> => {
  const text = password.toLowerCase();
  const names = ownNames.map((name) => name.toLowerCase()).filter((name) => name.length >= NAME_MIN);
  const isFewSigns = new Set(text).size < DIFFERENT_MIN;
  return isFewSigns || isRun(text) || names.some((name) => text.includes(name)) || (await isCommon(text));
};
