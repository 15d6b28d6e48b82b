import type { Caller } from '../kernel/caller';
import { Refusal } from '../kernel/refusal';
import type { Minor } from '@/contract/minor';
import { toMinor } from './money';

// A decimal such as 0.29 is a little off in binary; a thousandth of the smallest coin is no coin.
const TINY = 1e-3;

/** Whether an amount is at least the currency's smallest coin, and no finer. */
export const isWholeCoins = (amount: number, { currencyDigits }: Pick<Caller, 'currencyDigits'>): boolean => {
  const minor = toMinor(amount, currencyDigits);
  return minor >= 1 && Math.abs(amount * 10 ** currencyDigits - minor) < TINY;
};

/** Converts an amount that somebody entered to minor units; refuses zero, and what is finer than the currency's smallest coin (AP-03). */
export function parseAmount(amount: number, caller: Pick<Caller, 'currencyDigits'>): Minor {
  if (!isWholeCoins(amount, caller)) throw new Refusal('invalidInput', { fields: 'amount' });
  return toMinor(amount, caller.currencyDigits);
}
