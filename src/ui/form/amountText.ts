/** Number separators of a language: between thousands, and before the fraction. */
export interface NumberSeparators {
  readonly group: string;
  readonly decimal: string;
}

/** Parsed input of an amount: a number, the text itself if it is no number, or null if it is empty. */
export type TypedAmount = number | string | null;

/** Places after the point that the app takes at most (AP-03). */
const PLACES_MAX = 2;

/** Places after the point of a currency; two where it is not known. */
export function getPlaces(currency: string | null | undefined): number {
  if (!currency) return PLACES_MAX;
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return Math.min(maximumFractionDigits ?? PLACES_MAX, PLACES_MAX);
}

/** The marks of a language, by a number that has both. */
export function getSeparators(parts: readonly Intl.NumberFormatPart[]): NumberSeparators {
  const find = (type: string): string => parts.find((part) => part.type === type)?.value ?? '';
  return { group: find('group'), decimal: find('decimal') };
}

const escaped = (mark: string): string => mark.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Parses digits, with optional groups of three and a fraction. Nothing is guessed or rounded. */
const amountPattern = ({ group, decimal }: NumberSeparators, places: number): RegExp => {
  const whole = `(?:\\d{1,3}(?:${escaped(group)}\\d{3})+|\\d+)`;
  const fraction = places > 0 ? `(?:${escaped(decimal)}\\d{0,${places}})?` : '';
  return new RegExp(`^[-−]?${whole}${fraction}$`, 'u');
};

/** Reads what was typed, in the way of the language: 1,234.50 or 1.234,50. Ignores a currency sign before it, and reads full-width digits. */
export function readAmount(typed: string, marks: NumberSeparators, places: number): TypedAmount {
  const text = typed
    .normalize('NFKC')
    .replaceAll(/\s/gu, '')
    .replace(/^\p{Sc}/u, '');
  if (text === '') return null;
  if (!amountPattern(marks, places).test(text)) return typed;
  return Number(text.replaceAll(marks.group, '').replace(marks.decimal, '.').replace('−', '-'));
}
