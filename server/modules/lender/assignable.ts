import type { Caller } from '../../kernel/caller';
import type { StoredClarification } from './clarificationStore';

/** Whether a loan can take what waits: money of the institution's own currency, or a word about a loan. What speaks of a payment can only be returned. */
export function isAssignable(
  { kind, currency, amount, state }: Pick<StoredClarification, 'kind' | 'currency' | 'amount' | 'state'>,
  caller: Pick<Caller, 'currency'>,
): boolean {
  if (state !== 'open' || kind === 'reversal' || kind === 'refund') return false;
  return kind !== 'payment' || (amount > 0 && currency === caller.currency);
}
