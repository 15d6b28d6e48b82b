/** A text as searches compare it, said a second time: without accents, case and compatibility forms. */
const toForm = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

/** Whether a name has all words of a typed text, in any order. */
export function hasWords(name: string, typed: string): boolean {
  const words = toForm(typed)
    .split(/[\s,、-]+/u)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => toForm(name).includes(word));
}
