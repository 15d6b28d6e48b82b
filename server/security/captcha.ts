import { createHash, randomInt } from 'node:crypto';
import { captchaDrawing, type Chance } from './captchaDrawing';

/** Letters and digits that remain distinguishable when rotated, distorted and crossed out. */
export const CAPTCHA_ALPHABET = '39ACDEJKMT';
/** Two more than the form's minimum (§5): a program recognizes two of five characters, and must recognize all. */
export const CAPTCHA_LENGTH = 6;

/** Generates a text for one captcha picture, from the system's randomness. */
export const captchaText = (): string =>
  Array.from({ length: CAPTCHA_LENGTH }, () => CAPTCHA_ALPHABET.charAt(randomInt(CAPTCHA_ALPHABET.length))).join('');

/** Renders a captcha text as a data URL for an <img>; as pixels, rendered in worker threads. */
export const captchaPicture = async (text: string, chance: Chance = Math.random): Promise<string> => {
  const { default: sharp } = await import('sharp');
  const drawing = await captchaDrawing(text.toUpperCase(), chance);
  const picture = await sharp(Buffer.from(drawing)).png({ colours: 8, effort: 1 }).toBuffer();
  return `data:image/png;base64,${picture.toString('base64')}`;
};

/** Hash of a captcha as stored in the database, bound to its key; ignores case and surrounding blanks. */
export const captchaHash = (codeKey: string, text: string): string =>
  createHash('sha256').update(`${codeKey}\n${text.trim().toUpperCase()}`).digest('hex');
