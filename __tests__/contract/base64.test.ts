import { isBase64, pictureUrl } from '@/contract/base64';

const SIXTEEN_MILLION = 16_000_000;

test.each([
  ['QQ==', true],
  ['QUI=', true],
  ['QUJD', true],
  ['+/09', true],
  ['A'.repeat(SIXTEEN_MILLION), true],
  [`${'A'.repeat(SIXTEEN_MILLION)}é`, false],
  ['', false],
  ['=', false],
  ['==', false],
  ['Q===', false],
  ['QQ==QQ', false],
  ['QQ QQ', false],
  ['QQ\n', false],
  ['Ｑ', false],
])('AP-05 base64 is told by each of its characters (%#)', (text, expected) => {
  expect(isBase64(text)).toBe(expected);
});

test.each([
  ['data:image/png;base64,QQ==', true],
  ['data:image/png;base64,', false],
  ['data:image/svg+xml;base64,QQ==', false],
  ['QQ==', false],
  [`data:image/png;${'x'.repeat(40)},QQ==`, false],
  ['data:image/png;base64,QQ==,QQ==', false],
])('AP-05 a picture is a data URL of a known kind: %s', (url, expected) => {
  expect(pictureUrl(1000, /^data:image\/(?:png|jpeg);base64,$/u).safeParse(url).success).toBe(expected);
});
