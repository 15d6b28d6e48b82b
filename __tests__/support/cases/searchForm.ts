/** Second definition of the form in which texts are compared: without accents, case and compatibility forms. */
const toForm = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .toLowerCase();

/** Returns true if a name contains all typed words, in any order. */
export function hasWords(name: string, typed: string): boolean {
  const words = toForm(typed)
    .split(/[\s,、-]+/u)
    .filter(Boolean);
  return words.length > 0 && words.every((word) => toForm(name).includes(word));
}
