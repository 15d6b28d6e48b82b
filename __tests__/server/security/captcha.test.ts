import sharp from 'sharp';
import { createRandom } from '../../../server/seed/random';
import {
  CAPTCHA_ALPHABET,
  CAPTCHA_LENGTH,
  hashCaptcha,
  drawCaptcha,
  createCaptchaText,
} from '../../../server/security/captcha';
import { captchaReader, plainPicture } from '../../support/login/captchaReader';

// Hundreds of pictures under every template: seconds of one core.
jest.setTimeout(180_000);

const PICTURES = 200;

/** Always the same, so that what was measured once is true each time. */
const chance = createRandom(20_261_122);
const texts = Array.from({ length: PICTURES }, () =>
  Array.from({ length: CAPTCHA_LENGTH }, () =>
    CAPTCHA_ALPHABET.charAt(chance.int(0, CAPTCHA_ALPHABET.length - 1)),
  ).join(''),
);

const getBytes = (address: string): Buffer => Buffer.from(address.split(',')[1] ?? '', 'base64');

const drawnCaptcha = async (text: string): Promise<Buffer> => getBytes(await drawCaptcha(text, chance.next));

/** Returns the share of texts of one length that the reader recognizes. */
const readRight = async (given: readonly string[], draw: (text: string) => Promise<Buffer>): Promise<number> => {
  const read = await captchaReader(CAPTCHA_ALPHABET, given[0]?.length ?? 0);
  let right = 0;
  for (const text of given) if ((await read(await draw(text))) === text) right += 1;
  return right / given.length;
};

test('LG-03 a captcha text is easy to tell apart, and its hash is bound to its key', () => {
  const drawn = Array.from({ length: 500 }, createCaptchaText);
  expect(new Set(drawn).size).toBeGreaterThan(450);
  expect(drawn.join('')).toMatch(/^[39ACDEJKMT]+$/u);
  expect(hashCaptcha('key', ' ab3d ')).toBe(hashCaptcha('key', 'AB3D'));
  expect(hashCaptcha('key', 'AB3D')).not.toBe(hashCaptcha('other', 'AB3D'));
});

test('LG-03 a captcha is pixels alone, sharp at twice the size, and never the same twice', async () => {
  const [one, other] = await Promise.all([drawCaptcha('ACE3K'), drawCaptcha('ACE3K')]);
  expect(one).toMatch(/^data:image\/png;base64,/u);
  expect(one).not.toBe(other);
  const { format, width, height, exif, comments } = await sharp(getBytes(one)).metadata();
  expect({ format, width, height, exif, comments }).toEqual({ format: 'png', width: 360, height: 120 });
});

test('LG-03 a script that lays each sign of both typefaces over each place reads plain pictures, and at most one captcha of 100', async () => {
  // Five signs fit both next to each other and apart.
  const short = texts.slice(0, 50).map((text) => text.slice(0, 5));
  expect(await readRight(short, plainPicture)).toBeGreaterThan(0.95);
  expect(await readRight(texts, drawnCaptcha)).toBeLessThanOrEqual(0.01);
});
