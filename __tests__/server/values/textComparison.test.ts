import { TextComparison } from '../../../server/values/textComparison';

const getPieces = (text: string, letters: number): string[] =>
  Array.from({ length: Math.ceil(text.length / letters) }, (_, at) => text.slice(at * letters, (at + 1) * letters));

/** The first differing line of two texts that become known so many letters at a time. */
function difference(found: string, expected: string, letters: number): number | undefined {
  const comparison = new TextComparison();
  for (const piece of getPieces(found, letters)) comparison.read(piece);
  for (const piece of getPieces(expected, letters + 1)) comparison.expect(piece);
  return comparison.firstDifference();
}

test.each<[string, string, number | undefined]>([
  ['one\ntwo\nthree\n', 'one\ntwo\nthree\n', undefined],
  ['', '', undefined],
  ['One\ntwo\nthree\n', 'one\ntwo\nthree\n', 1],
  ['one\ntwo\nThree\n', 'one\ntwo\nthree\n', 3],
  ['one\ntwo and a half\nthree\n', 'one\ntwo\nthree\n', 2],
  ['one\n\ntwo\nthree\n', 'one\ntwo\nthree\n', 2],
  ['one\ntwo', 'one\ntwo\nthree\n', 2],
  ['one\ntw', 'one\ntwo\nthree\n', 2],
  ['one\ntwo\n', 'one\ntwo\nthree\n', 3],
  ['', 'one\n', 1],
  ['one\ntwo\n\n', 'one\ntwo\n', 4],
  ['one\ntwo\nx', 'one\ntwo\n', 3],
  ['one\ntwo\nthree', 'one\ntwo', 3],
  ['one\ntwo three', 'one\ntwo', 2],
])('TR-02 %j is compared with %j line by line, in whatever pieces they come', (found, expected, line) => {
  for (const letters of [1, 2, 3, 5, 100]) expect(difference(found, expected, letters)).toBe(line);
});
