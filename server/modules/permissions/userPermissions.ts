import type { saveUserPermissions, UserPermissions } from '@/contract/entities/users/permission';
import { getGrant, type Overrides } from '@/contract/grants';
import { type Permission, PERMISSIONS } from '@/contract/permissions';
import type * as z from 'zod/mini';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { getOverrides } from '../../security/session/grantMarks';
import { getMarks, writeGrants } from './grantStore';
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
import { serializePermittedUser } from './permissionWire';
import { type PermittedRow, getPermittedUser } from './permittedUserStore';

type UserPermissionsInput = z.output<typeof saveUserPermissions>;
type UserChange = UserPermissionsInput['changes'][number];

const byRoleAlone = ({ ofRole }: Overrides): Overrides => ({ ofRole, ofUser: new Map() });

const versionOfUser = ({ role }: PermittedRow, { ofUser }: Overrides): string =>
  getVersion([role, [...ofUser].toSorted(([a], [b]) => a.localeCompare(b))]);

/** Returns the effective permissions of one user of the institution, with their sources (RO-01). */
export async function showUserPermissions(userId: string, context: CallerContext): Promise<UserPermissions> {
  const user = await getPermittedUser(userId, context);
  const overrides = getOverrides(await getMarks(context.tx, user.id));
  return {
    version: versionOfUser(user, overrides),
    user: serializePermittedUser(user),
    permissions: PERMISSIONS.map((permission) => ({
      permission,
      ...getGrant(user, permission, overrides),
      byRole: hasGrant(user, permission, byRoleAlone(overrides)),
      own: overrides.ofUser.get(permission) ?? null,
    })),
  };
}

/** Removing a user's override is always allowed: the role's value remains. */
const getRefuseUnfit =
  (user: PermittedRow, now: Overrides, has: (permission: Permission) => boolean) =>
  ({ permission, allowed }: UserChange): void => {
    if (allowed === null) return;
    const givenAnyway = getGrant({ ...user, sendSms: true, longAging: true }, permission, byRoleAlone(now)).allowed;
    refuseInvalidGrants({ role: user.role, permission, allowed, givenAnyway }, has);
  };

/** Changes the permissions of one user, all or none; the user's open screens update immediately (RO-01, AP-08). */
export async function saveUser(saved: UserPermissionsInput, context: CallerContext): Promise<{ affected: number }> {
  const { tx, caller, publish } = context;
  const mine = await lockGrants(context);
  const user = await getPermittedUser(saved.userId, context);
  const now = getOverrides(await getMarks(tx, user.id));
  if (versionOfUser(user, now) !== saved.version) throw new Refusal('outOfDate');
  saved.changes.forEach(getRefuseUnfit(user, now, (permission) => hasGrant(caller, permission, mine)));
  if (user.id === caller.userId) refuseLockOut(caller, { ...now, ofUser: diffGrants(now.ofUser, saved.changes) });
  const whose = { subject: `user ${user.id}`, forUserId: user.id, facts: [{ fact: 'user', text: user.name }] } as const;
  const act = buildGrantAction(saved.changes, whose);
  if (act) await requireApproval(act, context);
  await writeGrants(
    context,
    saved.changes.map((change) => ({ ...change, to: { userId: user.id } })),
  );
  publish({ institutionId: caller.institutionId, userIds: [user.id] }, { type: 'permissionsChanged' });
  return { affected: 1 };
}
