import type { Caller } from '../kernel/caller';
import { Refusal } from '../kernel/refusal';
import type { Minor } from '@/contract/minor';
import { toMinor } from './money';

// A decimal such as 0.29 is a little off in binary; a thousandth of the smallest coin is no coin.
const TINY = 1e-3;

/** An amount that somebody entered, in minor units; refused when it is nothing, or finer than the currency's smallest coin (AP-03). */
export function parseAmount(amount: number, { currencyDigits }: Pick<Caller, 'currencyDigits'>): Minor {
  const minor = toMinor(amount, currencyDigits);
  const isExact = Math.abs(amount * 10 ** currencyDigits - minor) < TINY;
  if (minor < 1 || !isExact) throw new Refusal('invalidInput', { fields: 'amount' });
  return minor;
}
