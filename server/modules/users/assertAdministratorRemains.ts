import { getEffectivePermissions } from '@/contract/grants';
import type { PermissionHolder } from '@/contract/permissions';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { getOverrides } from '../../security/session/grantMarks';
import { listOtherAdministrators, lockAdministrators } from './administratorStore';

type AssertAdministratorRemainsContext = Pick<CallerContext, 'tx' | 'caller'>;

const mayGrant = ({
  grantMarks: marks,
  ...user
}: PermissionHolder & { readonly grantMarks: readonly string[] }): boolean =>
  getEffectivePermissions(user, getOverrides(marks)).includes('permissions.manage');

/**
 * Refuses a change that would leave the institution without an enabled administrator who can grant permissions, or the caller without
 * the caller's own rights (US-01). Serialized per institution: two administrators who disable each other concurrently cannot both
 * succeed.
 */
export async function assertAdministratorRemains(
  userId: number,
  context: AssertAdministratorRemainsContext,
): Promise<void> {
  if (userId === context.caller.userId) throw new Refusal('lastAdministrator');
  await lockAdministrators(context);
  const left = await listOtherAdministrators(userId, context);
  if (!left.some(mayGrant)) throw new Refusal('lastAdministrator');
}

/** Unused user number. */
const NOBODY = 0;

/** Lists the enabled administrators of the institution who can grant permissions. */
export const listGrantingAdministrators = async (context: AssertAdministratorRemainsContext): Promise<number[]> =>
  (await listOtherAdministrators(NOBODY, context)).filter(mayGrant).map(({ id }) => id);
