import { AMOUNT_MAX } from '@/contract/ourLimits';
import type { Minor } from '@/contract/minor';
import { parseMinor } from './money';
import { type DecimalMark, readDecimal } from './readDecimal';

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
