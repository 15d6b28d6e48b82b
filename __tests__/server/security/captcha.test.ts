import sharp from 'sharp';
import { seededRandom } from '../../../server/seed/random';
import {
  CAPTCHA_ALPHABET,
  CAPTCHA_LENGTH,
  captchaHash,
  captchaPicture,
  captchaText,
} from '../../../server/security/captcha';
import { captchaReader, plainPicture } from '../../support/login/captchaReader';

// A hundred pictures under every template: seconds of one core.
jest.setTimeout(120_000);

const PICTURES = 100;

/** Always the same hundred, so that what was measured once is true each time. */
const chance = seededRandom(20_261_122);
const texts = Array.from({ length: PICTURES }, () =>
  Array.from({ length: CAPTCHA_LENGTH }, () =>
    CAPTCHA_ALPHABET.charAt(chance.int(0, CAPTCHA_ALPHABET.length - 1)),
  ).join(''),
);

const bytesOf = (address: string): Buffer => Buffer.from(address.split(',')[1] ?? '', 'base64');

const readRight = async (draw: (text: string) => Promise<Buffer>): Promise<number> => {
  const read = await captchaReader(CAPTCHA_ALPHABET, CAPTCHA_LENGTH);
  let right = 0;
  for (const text of texts) if ((await read(await draw(text))) === text) right += 1;
  return right;
};

test('LG-03 a captcha text is easy to tell apart, and its hash is bound to its key', () => {
  const drawn = Array.from({ length: 500 }, captchaText);
  expect(new Set(drawn).size).toBeGreaterThan(450);
  expect(drawn.join('')).toMatch(/^[39ACDEJKMT]+$/u);
  expect(captchaHash('key', ' ab3d ')).toBe(captchaHash('key', 'AB3D'));
  expect(captchaHash('key', 'AB3D')).not.toBe(captchaHash('other', 'AB3D'));
});

test('LG-03 a captcha is pixels alone, sharp at twice the size, and never the same twice', async () => {
  const [one, other] = await Promise.all([captchaPicture('ACE3K'), captchaPicture('ACE3K')]);
  expect(one).toMatch(/^data:image\/png;base64,/u);
  expect(one).not.toBe(other);
  const { format, width, height, exif, comments } = await sharp(bytesOf(one)).metadata();
  expect({ format, width, height, exif, comments }).toEqual({ format: 'png', width: 360, height: 120 });
});

test('LG-03 a script that lays each sign of both typefaces over each place reads plain pictures, and few captchas of 100', async () => {
  expect(await readRight(plainPicture)).toBeGreaterThan(95);
  expect(await readRight(async (text) => bytesOf(await captchaPicture(text, chance.next)))).toBeLessThanOrEqual(8);
});
