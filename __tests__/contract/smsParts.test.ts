import { calculateSmsSize } from '@/contract/smsParts';

const a = (count: number): string => 'a'.repeat(count);
const á = (count: number): string => 'á'.repeat(count);

test.each([
  ['', ['GSM-7', 0, 0]],
  ['Hola, ¿como?', ['GSM-7', 12, 1]],
  ['é ñ ü Ñ É Ü à ¡¿ @ £ _\n', ['GSM-7', 23, 1]],
  ['á', ['UCS-2', 1, 1]],
  ['í', ['UCS-2', 1, 1]],
  ['ó', ['UCS-2', 1, 1]],
  ['ú', ['UCS-2', 1, 1]],
  ['Á', ['UCS-2', 1, 1]],
  ['ç', ['UCS-2', 1, 1]],
  ['`', ['UCS-2', 1, 1]],
  ['你好', ['UCS-2', 2, 1]],
  ['👍', ['UCS-2', 2, 1]],
  // A decomposed accent is another character.
  ['e\u0301', ['UCS-2', 2, 1]],
  ['€', ['GSM-7', 2, 1]],
  ['{[~]}\\|^\f', ['GSM-7', 18, 1]],
])('CD-02 the alphabet, the characters and the parts of %j are %j', (text, expected) => {
  const { alphabet, characters, parts } = calculateSmsSize(text);
  expect([alphabet, characters, parts]).toEqual(expected);
});

test.each([
  ['160 of GSM-7', a(160), [160, 1]],
  ['161 of GSM-7', a(161), [161, 2]],
  ['two full parts of GSM-7', a(306), [306, 2]],
  ['one more than two parts of GSM-7', a(307), [307, 3]],
  ['€ as the last character of one part', `${a(158)}€`, [160, 1]],
  ['€ that no longer fits', `${a(159)}€`, [161, 2]],
  ['€ at the end of a part, which would be divided', `${a(152)}€${a(152)}`, [306, 3]],
  ['€ at the end of a part, in full', `${a(151)}€${a(153)}`, [306, 2]],
  ['70 of UCS-2', á(70), [70, 1]],
  ['71 of UCS-2', á(71), [71, 2]],
  ['two full parts of UCS-2', á(134), [134, 2]],
  ['one more than two parts of UCS-2', á(135), [135, 3]],
  ['35 emoji', '👍'.repeat(35), [70, 1]],
  ['an emoji at the end of a part, which would be divided', `${á(66)}👍${á(66)}`, [134, 3]],
  ['an emoji at the end of a part, in full', `${á(65)}👍${á(67)}`, [134, 2]],
  // 33 emoji of two fill a part up to 66 of 67.
  ['67 emoji', '👍'.repeat(67), [134, 3]],
])('CD-02 %s: the parts are counted as they are sent', (_, text, expected) => {
  const { characters, parts } = calculateSmsSize(text);
  expect([characters, parts]).toEqual(expected);
});

test('CD-02 one character outside of GSM-7 changes the size of the whole message', () => {
  expect(calculateSmsSize(a(159)).parts).toBe(1);
  expect(calculateSmsSize(`${a(159)}á`)).toEqual({ alphabet: 'UCS-2', characters: 160, parts: 3 });
});
