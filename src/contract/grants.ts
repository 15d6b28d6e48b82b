import type { Role } from './codes/userCodes';
import { lacksFlag, type Permission, PERMISSIONS, PERMISSIONS_OF_ROLE, type PermissionHolder } from './permissions';

const EVERYBODY: readonly Role[] = ['member', 'leader', 'admin', 'auditor'];
/** Roles that make changes. Permissions with this list cannot be granted to auditors. */
const ACTING: readonly Role[] = ['member', 'leader', 'admin'];
const LEADING: readonly Role[] = ['leader', 'admin'];
const LEADING_AND_AUDITING: readonly Role[] = ['leader', 'admin', 'auditor'];
const STEERING: readonly Role[] = ['admin'];
const STEERING_AND_AUDITING: readonly Role[] = ['admin', 'auditor'];

/**
 * Maximum roles per permission that an institution can configure (RO-01; not in the specification). An auditor gets no permission to change
 * data; a member none for calls about other users; a leader none beyond the own group.
 */
export const GRANTABLE_TO: Readonly<Record<Permission, readonly Role[]>> = {
  'cases.read': EVERYBODY,
  'cases.work': ACTING,
  'cases.extend': ACTING,
  'cases.hold': LEADING,
  'longAging.read': EVERYBODY,
  'calls.dial': ACTING,
  'sms.send': ACTING,
  'sms.freeText': ACTING,
  'sms.freeNumber': ACTING,
  'money.deduct': ACTING,
  'codes.request': ACTING,
  'statistics.read': EVERYBODY,
  'announcements.read': EVERYBODY,
  'announcements.manage': STEERING,
  'score.read': ACTING,
  'behaviour.record': EVERYBODY,
  'users.read': LEADING_AND_AUDITING,
  'users.manage': STEERING,
  'users.provision': STEERING,
  'loginLogs.read': STEERING_AND_AUDITING,
  'queues.read': LEADING_AND_AUDITING,
  'queues.manage': STEERING,
  'cases.assign': LEADING,
  'institutions.read': STEERING_AND_AUDITING,
  'institutions.manage': STEERING,
  'permissions.manage': STEERING,
  'system.read': STEERING_AND_AUDITING,
  'system.manage': STEERING,
  'complaints.read': EVERYBODY,
  'complaints.handle': ACTING,
  'complaints.manage': LEADING,
  'seats.read': LEADING_AND_AUDITING,
  'seats.manage': LEADING,
  'lender.read': STEERING_AND_AUDITING,
  'lender.manage': STEERING,
  'board.read': EVERYBODY,
  'board.lead': LEADING_AND_AUDITING,
  'monitoring.read': LEADING_AND_AUDITING,
  'trail.read': ['auditor'],
  'approvals.read': EVERYBODY,
  'approvals.decide': LEADING,
  'law.override': LEADING,
};

/**
 * Permissions that an institution cannot revoke from a role (RO-01; not in the specification). Monitored users cannot disable auditing, and
 * access to personal data is always recorded.
 */
const KEPT_BY: Readonly<Partial<Record<Permission, readonly Role[]>>> = {
  'behaviour.record': EVERYBODY,
  'trail.read': ['auditor'],
  'loginLogs.read': ['auditor'],
  'monitoring.read': ['auditor'],
};

/** Permissions of an institution that differ from the default role table. */
export interface Overrides {
  readonly ofRole: ReadonlyMap<string, boolean>;
  readonly ofUser: ReadonlyMap<string, boolean>;
}

/** Source of a permission decision. The last applicable source wins. */
export type GrantSource = 'standard' | 'role' | 'user' | 'fixed' | 'flag';

/** Overrides of an institution that uses the default role table. */
export const NO_OVERRIDES: Overrides = { ofRole: new Map(), ofUser: new Map() };

/** Returns true if the default role table grants the permission (§6). */
export const isStandard = (role: Role, permission: Permission): boolean =>
  PERMISSIONS_OF_ROLE[role].includes(permission);

const WATCHERS: readonly string[] = EVERYBODY.filter((role) => isStandard(role, 'trail.read'));

/** Returns true if the role audits others. Audited users cannot set or reset the password of such an account (RO-01). */
export const isWatcher = (role: string): boolean => WATCHERS.includes(role);

/** Returns true if an institution can grant or revoke the permission for the role. All others are fixed. */
export const isSettable = (role: Role, permission: Permission): boolean =>
  GRANTABLE_TO[permission].includes(role) && !(KEPT_BY[permission]?.includes(role) ?? false);

/**
 * Decides if a user has a permission, and returns the source. Order: default role table, the institution's setting for the role, its
 * setting for the user, the limits of GRANTABLE_TO, and finally the user's flags (RO-01).
 */
export function getGrant(
  user: PermissionHolder,
  permission: Permission,
  { ofRole, ofUser }: Overrides,
): { readonly allowed: boolean; readonly from: GrantSource } {
  const standard = isStandard(user.role, permission);
  if (!isSettable(user.role, permission)) return { allowed: standard, from: 'fixed' };
  const own = ofUser.get(permission);
  const roles = ofRole.get(permission);
  const allowed = own ?? roles ?? standard;
  if (allowed && lacksFlag(user, permission)) return { allowed: false, from: 'flag' };
  if (own !== undefined) return { allowed, from: 'user' };
  return { allowed, from: roles === undefined ? 'standard' : 'role' };
}

/** Returns all effective permissions of a user (RO-01). */
export const getEffectivePermissions = (user: PermissionHolder, overrides: Overrides): Permission[] =>
  PERMISSIONS.filter((permission) => getGrant(user, permission, overrides).allowed);
