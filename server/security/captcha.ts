import { createHash, randomInt } from 'node:crypto';
import svgCaptcha from 'svg-captcha';

type Draw = (text: string, options: typeof svgCaptcha.options) => string;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types leave out that the module itself draws a given text.
const draw = svgCaptcha as unknown as Draw;

/** Letters and digits that nobody mistakes for one another in a distorted picture. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRTUVWXYZ';

/** A text for one captcha picture, from the system's randomness (svg-captcha's own uses Math.random). */
export const captchaText = (length: number): string =>
  Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join('');

/** The picture of a captcha text as a data URL, ready for an <img>. */
export const captchaPicture = (text: string): string => {
  const svg = draw(text, { width: 140, height: 44, noise: 2, color: true, background: '#f5f5f5', fontSize: 48 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
};

/** What the database keeps of a captcha: a hash bound to its key; case and outer blanks do not count. */
export const captchaHash = (codeKey: string, text: string): string =>
  createHash('sha256').update(`${codeKey}\n${text.trim().toUpperCase()}`).digest('hex');
