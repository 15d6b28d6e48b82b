import type { Role } from './codes/role';

/** What somebody can be allowed to do (§6). Each call names one (contract/calls), each menu entry one (contract/routes). */
export const PERMISSIONS = [
  'cases.read',
  'cases.work',
  'announcements.read',
  'score.read',
  'behaviour.record',
] as const;

/** One thing somebody can be allowed to do (§6). */
export type Permission = (typeof PERMISSIONS)[number];

/** Who may make a call: anyone, somebody whose face check is still open, anybody signed in, or those with a permission. */
export type Who = 'anyone' | 'halfSession' | 'signedIn' | Permission;

/** Who may do what: the one table of roles (RO-01). The auditor reads and changes nothing. */
export const PERMISSIONS_OF_ROLE: Readonly<Record<Role, readonly Permission[]>> = {
  member: ['cases.read', 'cases.work', 'announcements.read', 'score.read', 'behaviour.record'],
  leader: ['cases.read', 'cases.work', 'announcements.read', 'score.read', 'behaviour.record'],
  admin: ['cases.read', 'cases.work', 'announcements.read', 'behaviour.record'],
  auditor: ['cases.read', 'announcements.read', 'behaviour.record'],
};

/** Tells whether a role includes a permission. */
export const roleMay = (role: Role, permission: Permission): boolean => PERMISSIONS_OF_ROLE[role].includes(permission);
