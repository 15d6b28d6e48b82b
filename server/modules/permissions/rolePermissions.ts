import { getCodeValues } from '@/contract/codes/codeTable';
import { ROLE, type Role } from '@/contract/codes/userCodes';
import type { RolePermissions, saveRolePermissions } from '@/contract/entities/users/permission';
import { isStandard, type Overrides } from '@/contract/grants';
import type * as z from 'zod/mini';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { type GrantChange, countOwnGrantsByRole, getRoleGrants, countUsersByRole, writeGrants } from './grantStore';
import { requireApproval } from '../approvals/approvalsFacade';
import {
  buildGrantAction,
  lockGrants,
  diffGrants,
  hasGrant,
  refuseLockOut,
  refuseInvalidGrants,
  getVersion,
} from './grantRules';
import { listUserIdsByRoles } from './permittedUserStore';

type RolePermissionsInput = z.output<typeof saveRolePermissions>;
type RoleChange = RolePermissionsInput['changes'][number];

/** Returns the institution's overrides for roles, with the number of users of each role (RO-01). */
export async function showRolePermissions(context: CallerContext): Promise<RolePermissions> {
  const grants = await getRoleGrants(context);
  const users = await countUsersByRole(context);
  const own = await countOwnGrantsByRole(context);
  const roles = getCodeValues(ROLE).map((role) => ({
    role,
    userCount: users.find((each) => each.role === role)?.users ?? 0,
    overrides: grants.filter((each) => each.role === role).map(({ permission, allowed }) => ({ permission, allowed })),
    own: own
      .filter((each) => each.role === role)
      .map(({ permission, users: userCount }) => ({ permission, userCount })),
  }));
  return { version: getVersion(grants), roles };
}

/** A value equal to the table of roles is not stored, so that the institution follows later versions of the product. */
const grantChange = ({ role, permission, allowed }: RoleChange): GrantChange => ({
  to: { role },
  permission,
  allowed: allowed === isStandard(role, permission) ? null : allowed,
});

const refuseLockOutBy = (changes: readonly RoleChange[], mine: Overrides, { caller }: CallerContext): void => {
  const ofMyRole = changes.filter(({ role }) => role === caller.role).map(grantChange);
  refuseLockOut(caller, { ...mine, ofRole: diffGrants(mine.ofRole, ofMyRole) });
};

/** Notifies the users of changed roles immediately, so that their screens update (AP-08). */
const publishToRoles = async (roles: readonly Role[], context: CallerContext): Promise<number> => {
  const { publish, caller } = context;
  const userIds = await listUserIdsByRoles(roles, context);
  if (userIds.length > 0) publish({ institutionId: caller.institutionId, userIds }, { type: 'permissionsChanged' });
  return userIds.length;
};

/** Gives and takes permissions of roles, all of the changes or none (RO-01). */
export async function saveRoles(
  { version, changes }: RolePermissionsInput,
  context: CallerContext,
): Promise<{ affected: number }> {
  const mine = await lockGrants(context);
  const before = await getRoleGrants(context);
  if (getVersion(before) !== version) throw new Refusal('outOfDate');
  for (const change of changes) {
    const givenAnyway = isStandard(change.role, change.permission);
    refuseInvalidGrants({ ...change, givenAnyway }, (permission) => hasGrant(context.caller, permission, mine));
  }
  refuseLockOutBy(changes, mine, context);
  const roles = [...new Set(changes.map(({ role }) => role))];
  const act = buildGrantAction(changes, { subject: 'roles', facts: [{ fact: 'role', text: roles.join(', ') }] });
  if (act) await requireApproval(act, context);
  await writeGrants(context, changes.map(grantChange));
  return { affected: await publishToRoles(roles, context) };
}
