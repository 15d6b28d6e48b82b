import type { Role } from './codes/userCodes';
import { SEND_FLAGS, type SendFlag } from './sendFlags';

/** Permissions (§6). Each call (contract/calls) and each menu entry (contract/routes) requires one. */
export const PERMISSIONS = [
  'cases.read',
  'cases.work',
  'cases.extend',
  'cases.hold',
  'longAging.read',
  'calls.dial',
  'sms.send',
  'sms.freeText',
  'sms.freeNumber',
  'money.deduct',
  'codes.request',
  'statistics.read',
  'announcements.read',
  'announcements.manage',
  'score.read',
  'behaviour.record',
  'users.read',
  'users.manage',
  'users.provision',
  'loginLogs.read',
  'queues.read',
  'queues.manage',
  'cases.assign',
  'institutions.read',
  'institutions.manage',
  'permissions.manage',
  'system.read',
  'system.manage',
  'complaints.read',
  'complaints.handle',
  'complaints.manage',
  'seats.read',
  'seats.manage',
  'lender.read',
  'lender.manage',
  'board.read',
  'board.lead',
  'monitoring.read',
  'trail.read',
  'approvals.read',
  'approvals.decide',
  'law.override',
] as const;

/** Permission of a user (§6). */
export type Permission = (typeof PERMISSIONS)[number];

/** Required access of a call: anyone, a session with an open second factor or face check, any signed-in user, or users with a permission. */
export type CallAudience = 'anyone' | 'halfSession' | 'signedIn' | Permission;

const WORK = ['cases.work', 'calls.dial', 'sms.send', 'money.deduct', 'codes.request'] as const;
const READ = [
  'cases.read',
  'longAging.read',
  'statistics.read',
  'announcements.read',
  'behaviour.record',
  'board.read',
  'approvals.read',
] as const;
/** Permissions of a leader: visibility and control of the own group, and free-text messages. */
const LEAD = [
  'sms.freeText',
  'sms.freeNumber',
  'users.read',
  'queues.read',
  'cases.assign',
  'cases.hold',
  'complaints.read',
  'complaints.manage',
  'seats.read',
  'seats.manage',
  'board.lead',
  'monitoring.read',
  'approvals.decide',
  'law.override',
] as const;
const AUDIT = [
  'users.read',
  'loginLogs.read',
  'queues.read',
  'institutions.read',
  'system.read',
  'complaints.read',
  'seats.read',
  'lender.read',
  'board.lead',
  'monitoring.read',
  'trail.read',
] as const;

/** The role table: permissions of each role (RO-01). The auditor reads and changes nothing. */
export const PERMISSIONS_OF_ROLE: Readonly<Record<Role, readonly Permission[]>> = {
  member: [...READ, ...WORK, 'score.read', 'complaints.read', 'complaints.handle'],
  leader: [...READ, ...WORK, ...LEAD, 'complaints.handle', 'cases.extend', 'score.read'],
  admin: [
    ...READ,
    ...WORK,
    ...LEAD,
    'complaints.handle',
    'cases.extend',
    'announcements.manage',
    'users.manage',
    'users.provision',
    'loginLogs.read',
    'queues.manage',
    'institutions.read',
    'institutions.manage',
    'permissions.manage',
    'system.read',
    'system.manage',
    'lender.read',
    'lender.manage',
  ],
  auditor: [...READ, ...AUDIT],
};

/** Data that determines a user's permissions: the role and the user's flags (§6). */
export interface PermissionHolder extends Readonly<Partial<Record<SendFlag, boolean>>> {
  readonly role: Role;
  readonly sendSms: boolean;
  readonly longAging: boolean;
  /** Effective permissions of the user, including the institution's grants (RO-01, contract/grants). If absent, the role table applies. */
  readonly permissions?: readonly string[] | undefined;
}

const SEND_FIELDS = SEND_FLAGS.map(({ field }) => field);

/** Flags of which members and leaders need one in addition to their role. A channel needs its own (contract/messageChannels). */
const FLAGS_OF: Readonly<Partial<Record<Permission, readonly (SendFlag | 'longAging')[]>>> = {
  'sms.send': SEND_FIELDS,
  'sms.freeText': SEND_FIELDS,
  'sms.freeNumber': SEND_FIELDS,
  'longAging.read': ['longAging'],
};

/** Returns true if a user needs flags in addition to the role. Administrators and auditors need only the role (§6). */
export const needsFlags = (role: string): boolean => role === 'member' || role === 'leader';

/** Returns true if the user lacks a flag that a permission requires in addition to the role (§6). */
export function lacksFlag(user: PermissionHolder, permission: Permission): boolean {
  const flags = FLAGS_OF[permission];
  return flags !== undefined && needsFlags(user.role) && !flags.some((flag) => user[flag]);
}

/** Returns true if the user has the permission (RO-01). */
export function hasPermission(user: PermissionHolder, permission: Permission): boolean {
  if (user.permissions !== undefined) return user.permissions.includes(permission);
  return !lacksFlag(user, permission) && PERMISSIONS_OF_ROLE[user.role].includes(permission);
}
