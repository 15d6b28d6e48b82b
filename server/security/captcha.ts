import { createHash, randomInt } from 'node:crypto';
import { captchaDrawing, type Chance } from './captchaDrawing';

/** Letters and digits that nobody mistakes for one another, however they are turned, bent and crossed out. */
export const CAPTCHA_ALPHABET = '39ACDEJKMT';
/** Two more than the form asks for at least (§5): a program guesses each sign, two of five right, and has to be right with all. */
export const CAPTCHA_LENGTH = 6;

/** A text for one captcha picture, from the system's randomness. */
export const captchaText = (): string =>
  Array.from({ length: CAPTCHA_LENGTH }, () => CAPTCHA_ALPHABET.charAt(randomInt(CAPTCHA_ALPHABET.length))).join('');

/** The picture of a captcha text as a data URL, ready for an <img>: as pixels, which threads of their own make. */
export const captchaPicture = async (text: string, chance: Chance = Math.random): Promise<string> => {
  const { default: sharp } = await import('sharp');
  const drawing = await captchaDrawing(text.toUpperCase(), chance);
  const picture = await sharp(Buffer.from(drawing)).png({ colours: 8, effort: 1 }).toBuffer();
  return `data:image/png;base64,${picture.toString('base64')}`;
};

/** What the database keeps of a captcha: a hash bound to its key; case and outer blanks do not count. */
export const captchaHash = (codeKey: string, text: string): string =>
  createHash('sha256').update(`${codeKey}\n${text.trim().toUpperCase()}`).digest('hex');
