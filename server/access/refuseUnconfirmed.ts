import { PASSWORD_CONFIRMED_MS } from '@/contract/ourLimits';
import type { Caller } from '../kernel/caller';
import { Refusal } from '../kernel/refusal';

/** Protects lasting changes on an unattended screen: refuses a caller who has not confirmed the password recently (ASVS 7.5.1). */
export const refuseUnconfirmed = (
  { confirmedAt, apiKeyId }: Pick<Caller, 'confirmedAt' | 'apiKeyId'>,
  now: Date,
): void => {
  // A program has no password to confirm.
  if (apiKeyId !== undefined) throw new Refusal('notAllowed');
  const isFresh = confirmedAt !== null && now.getTime() - confirmedAt.getTime() < PASSWORD_CONFIRMED_MS;
  if (!isFresh) throw new Refusal('confirmFirst');
};
