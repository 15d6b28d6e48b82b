import type { Role } from '@/contract/codes/userCodes';
import type { Transaction } from '../../database/connect';
import type { Caller } from '../../kernel/caller';
import { Refusal } from '../../kernel/refusal';
import { returnCheck, KIND_OF_CHECK, remainingChecks, takeCheck } from './quotaStore';

type Checked = Pick<Caller, 'institutionId' | 'role'>;
type CheckOf = keyof typeof KIND_OF_CHECK;

/** Administrators are not limited, because they must be able to sign in and add checks. */
const needsOne = ({ role }: { readonly role: Role }): boolean => role !== 'admin';

/** Returns true if a user has a check left; called before the camera is opened. */
export async function hasRemainingCheck(
  tx: Transaction,
  { faceCheck, ...user }: Checked & { readonly faceCheck: CheckOf | 'none' },
): Promise<boolean> {
  if (faceCheck === 'none' || !needsOne(user)) return true;
  const remaining = await remainingChecks(tx, {
    institutionId: user.institutionId,
    kind: KIND_OF_CHECK[faceCheck],
  });
  return remaining === undefined || remaining > 0;
}

/** Consumes a check of the institution's quota; true if one was consumed. Refuses if none is left (SY-01). */
export async function takeOneCheck(tx: Transaction, user: Checked, check: CheckOf): Promise<boolean> {
  const of = { institutionId: user.institutionId, kind: KIND_OF_CHECK[check] };
  if (await takeCheck(tx, of)) return true;
  if (needsOne(user) && (await remainingChecks(tx, of)) !== undefined) throw new Refusal('checksUsedUp');
  return false;
}

/** Gives back a check that could not be made. */
export const returnOneCheck = (tx: Transaction, { institutionId }: Checked, check: CheckOf): Promise<void> =>
  returnCheck(tx, { institutionId, kind: KIND_OF_CHECK[check] });
