/**
 * What people choose first, of the lengths that can be set (8 to 14), in lower case and without the digits and signs at the end.
 * No list ships with the server that is larger; what is left out is held up by the lock after five wrong passwords (LG-08).
 */
const COMMON = new Set(
  `password passw0rd p@ssword p@ssw0rd pass pa55word contraseña contrasena clave claves secreto qwerty qwertyui qwertyuiop qwert
  qwer asdfghjk asdfghjkl asdfasdf asdf zxcvbnm zxcvbn qazwsx qazwsxedc iloveyou letmein welcome welcome1 admin administrator
  administrador master dragon monkey football baseball superman batman princess sunshine shadow trustno1 whatever computer internet
  michael jennifer charlie jordan killer hunter starwars pokemon liverpool barcelona realmadrid mexico america chivas tequiero
  teamo estrella alejandro alejandra fernando carolina bonita mariposa woaini woaini1314 woaini520 abc abcd abcdef abcdefg abcdefgh
  abcabc aabbcc changeme default guest test testing temp temporal hello holamundo hola secret login user usuario saldo saldosaldo
  cobranza cobranzas collection collector company empresa summer winter spring autumn verano invierno primavera google samsung
  android facebook whatsapp blink flower loveme babygirl q1w2e3r4 1q2w3e4r 1q2w3e 1qaz2wsx zaq12wsx a1b2c3d4 aa123456 a123456 abc123
  qq123456 asd123456 qwe123 admin123 root toor`.split(/\s+/),
);

const RUNS = [
  '01234567890123456789',
  '98765432109876543210',
  'abcdefghijklmnopqrstuvwxyz',
  'zyxwvutsrqponmlkjihgfedcba',
];
const NAME_MIN = 4;
const DIFFERENT_MIN = 4;

const bare = (text: string): string => text.replace(/[\d\W_]+$/u, '');

const isRun = (text: string): boolean => RUNS.some((run) => run.includes(text)) || /^\d+$/.test(text);

/** Whether a password that somebody chose would be among the first to be tried: common, a row of signs, or the own name (ASVS 6.2.4). */
export const isGuessable = (password: string, ownNames: readonly string[]): boolean => {
  const text = password.toLowerCase();
  const names = ownNames.map((name) => name.toLowerCase()).filter((name) => name.length >= NAME_MIN);
  const isFewSigns = new Set(text).size < DIFFERENT_MIN;
  const isCommon = COMMON.has(text) || COMMON.has(bare(text));
  return isFewSigns || isCommon || isRun(text) || names.some((name) => text.includes(name));
};
