import { AMOUNT_MAX } from '@/contract/ourLimits';
import type { Minor } from '@/contract/minor';
import { parseMinor } from './money';
import { type DecimalMark, readDecimal } from './readDecimal';

/** Why a cell is no amount. */
export type AmountFault = 'form' | 'ambiguousAmount' | 'tooFine' | 'outOfRange';

interface AmountRules {
  /** Digits of the currency behind the point. */
  readonly digits: number;
  readonly mark: DecimalMark;
  /** Whether nothing is an amount as well. */
  readonly mayBeZero: boolean;
}

/** Reads an amount in minor units; zeros behind the currency's digits say nothing and are taken. */
export function readAmount(text: string, { digits, mark, mayBeZero }: AmountRules): Minor | AmountFault {
  const read = readDecimal(text, mark);
  if ('fault' in read) return read.fault;
  const value = Number(read.decimal);
  if (value < 0 || value > AMOUNT_MAX || (value === 0 && !mayBeZero)) return 'outOfRange';
  return parseMinor(read.decimal.replace('-', ''), digits) ?? 'tooFine';
}
