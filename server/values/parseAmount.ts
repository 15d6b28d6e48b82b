import type { Caller } from '../kernel/caller';
import { Refusal } from '../kernel/refusal';
import type { Minor } from '@/contract/minor';
import { toMinor } from './money';

// A decimal such as 0.29 is inexact in binary; smaller differences than this are rounding errors.
const TINY = 1e-3;

/** Returns true if an amount is a multiple of the currency's smallest unit and at least one unit. */
export const isWholeMinorUnits = (amount: number, { currencyDigits }: Pick<Caller, 'currencyDigits'>): boolean => {
  const minor = toMinor(amount, currencyDigits);
  return minor >= 1 && Math.abs(amount * 10 ** currencyDigits - minor) < TINY;
};

/** Converts an entered amount to minor units; refuses zero, and fractions of the currency's smallest unit (AP-03). */
export function parseAmount(amount: number, caller: Pick<Caller, 'currencyDigits'>): Minor {
  if (!isWholeMinorUnits(amount, caller)) throw new Refusal('invalidInput', { fields: 'amount' });
  return toMinor(amount, caller.currencyDigits);
}
