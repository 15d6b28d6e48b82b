import type { Caller } from '../../../kernel/caller';
import type { StoredClarification } from './clarificationStore';

/**
 * Returns true if a pending item can be assigned to a loan: money in the institution's own currency, or an event about a loan.
 * Events about a payment can only be returned.
 */
export function isAssignable(
  { kind, currency, amount, state }: Pick<StoredClarification, 'kind' | 'currency' | 'amount' | 'state'>,
  caller: Pick<Caller, 'currency'>,
): boolean {
  if (state !== 'open' || kind === 'reversal' || kind === 'refund') return false;
  return kind !== 'payment' || (amount > 0 && currency === caller.currency);
}
