import { AMOUNT_MAX } from '@/contract/ourLimits';
import type { Minor } from '@/contract/minor';
import { parseMinor } from './money';

/** Decimal mark of a file; undefined if unknown. */
export type DecimalMark = '.' | ',' | undefined;

/** Amount as digits with a decimal point, or the fault. */
type DecimalReading = { readonly decimal: string } | { readonly fault: 'form' | 'ambiguousAmount' };

const NO_NUMBER = { fault: 'form' } as const;
const AMBIGUOUS = { fault: 'ambiguousAmount' } as const;
const isGroup = (digits: string): boolean => /^\d{3}$/u.test(digits);

const isGrouped = (whole: string, separator: string): boolean => {
  const [first = '', ...groups] = whole.split(separator);
  return groups.length > 0 && /^\d{1,3}$/u.test(first) && groups.every(isGroup);
};

/** Parses a number with both marks: the last one is the decimal mark. */
const readBoth = (text: string): DecimalReading => {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const [whole, decimals] = [text.slice(0, at), text.slice(at + 1)];
  const separator = text[at] === '.' ? ',' : '.';
  const isAmount = isGrouped(whole, separator) && /^\d+$/u.test(decimals);
  return isAmount ? { decimal: `${whole.replaceAll(separator, '')}.${decimals}` } : NO_NUMBER;
};

/** Parses a number with one mark: three digits behind it may be a thousands group. */
const readOnce = (text: string, sign: '.' | ',', mark: DecimalMark): DecimalReading => {
  const [whole, decimals] = [text.slice(0, text.indexOf(sign)), text.slice(text.indexOf(sign) + 1)];
  if (whole === '' || decimals === '') return NO_NUMBER;
  const isGroupLike = isGroup(decimals) && /^[1-9]\d{0,2}$/u.test(whole);
  const isDecimalPoint = sign === '.' && mark === '.';
  return isGroupLike && !isDecimalPoint ? AMBIGUOUS : { decimal: `${whole}.${decimals}` };
};

const readDigits = (text: string, mark: DecimalMark): DecimalReading => {
  const signs = text.replaceAll(/\d/gu, '');
  if (signs === '') return { decimal: text };
  const sign = signs.startsWith('.') ? '.' : ',';
  if (signs.replaceAll(sign, '') !== '') return readBoth(text);
  if (signs.length === 1) return readOnce(text, sign, mark);
  return isGrouped(text, sign) ? { decimal: text.replaceAll(sign, '') } : NO_NUMBER;
};

/**
 * Reads an amount as people write it: 1234.5, 1,234.50, 1.234,50, 1234,5. What could be two amounts is not guessed: 1.500
 * is ambiguous unless the file has decimal points.
 */
export function readDecimal(text: string, mark: DecimalMark): DecimalReading {
  const [, minus = '', digits] = /^(-?)(\d[\d.,]*)$/u.exec(text) ?? [];
  if (digits === undefined) return NO_NUMBER;
  const read = readDigits(digits, mark);
  return 'decimal' in read ? { decimal: `${minus}${read.decimal}` } : read;
}

/** Reason why a cell is not an amount. */
export type AmountFault = 'form' | 'ambiguousAmount' | 'tooFine' | 'outOfRange';

interface AmountRules {
  /** Digits of the currency behind the point. */
  readonly digits: number;
  readonly mark: DecimalMark;
  /** True if zero is allowed. */
  readonly mayBeZero: boolean;
}

/** Parses an amount in minor units; ignores zeros behind the currency's digits. */
export function readAmount(text: string, { digits, mark, mayBeZero }: AmountRules): Minor | AmountFault {
  const read = readDecimal(text, mark);
  if ('fault' in read) return read.fault;
  const value = Number(read.decimal);
  if (value < 0 || value > AMOUNT_MAX || (value === 0 && !mayBeZero)) return 'outOfRange';
  return parseMinor(read.decimal.replace('-', ''), digits) ?? 'tooFine';
}
