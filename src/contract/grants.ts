import type { Role } from './codes/role';
import { lacksFlag, type Permission, PERMISSIONS, PERMISSIONS_OF_ROLE, type Permitted } from './permissions';

const EVERYBODY: readonly Role[] = ['member', 'leader', 'admin', 'auditor'];
/** Those who change things: nobody gives an auditor a permission of these. */
const ACTING: readonly Role[] = ['member', 'leader', 'admin'];
const LEADING: readonly Role[] = ['leader', 'admin'];
const LEADING_AND_AUDITING: readonly Role[] = ['leader', 'admin', 'auditor'];
const STEERING: readonly Role[] = ['admin'];
const STEERING_AND_AUDITING: readonly Role[] = ['admin', 'auditor'];

/**
 * The ceilings (RO-01; ours): to which roles an institution may give a permission, however much it wishes more. An auditor is given
 * nothing that changes; a member nothing whose calls look at others; a leader nothing that reaches beyond the own group.
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
 * What no institution takes from a role (RO-01; ours): whoever is watched does not blind the auditor, and nobody's looking at
 * personal data goes unrecorded.
 */
const KEPT_BY: Readonly<Partial<Record<Permission, readonly Role[]>>> = {
  'behaviour.record': EVERYBODY,
  'trail.read': ['auditor'],
  'loginLogs.read': ['auditor'],
  'monitoring.read': ['auditor'],
};

/** What an institution has settled otherwise than the table of roles. */
export interface Overrides {
  readonly ofRole: ReadonlyMap<string, boolean>;
  readonly ofUser: ReadonlyMap<string, boolean>;
}

/** Where the answer to 'may this user do that' comes from; the last one that says something decides. */
export type GrantSource = 'standard' | 'role' | 'user' | 'fixed' | 'flag';

/** An institution that has settled nothing otherwise. */
export const NO_OVERRIDES: Overrides = { ofRole: new Map(), ofUser: new Map() };

/** Whether a role has a permission by the table of roles (§6). */
export const isStandard = (role: Role, permission: Permission): boolean =>
  PERMISSIONS_OF_ROLE[role].includes(permission);

const WATCHERS: readonly string[] = EVERYBODY.filter((role) => isStandard(role, 'trail.read'));

/** Whether a role watches the others: nobody who is watched makes or resets such an account's password (RO-01). */
export const isWatcher = (role: string): boolean => WATCHERS.includes(role);

/** Whether an institution may settle a permission of a role for itself, one way or the other; the others are fixed. */
export const isSettable = (role: Role, permission: Permission): boolean =>
  GRANTABLE_TO[permission].includes(role) && !(KEPT_BY[permission]?.includes(role) ?? false);

/** Whether somebody may do something, and why: table of roles, then the institution's wish for the role, then for the user, under the ceilings, and the user's flags last (RO-01). */
export function getGrant(
  user: Permitted,
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

/** Everything that is in force for somebody (RO-01). */
export const effectivePermissions = (user: Permitted, overrides: Overrides): Permission[] =>
  PERMISSIONS.filter((permission) => getGrant(user, permission, overrides).allowed);
