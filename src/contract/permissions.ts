import type { Role } from './codes/role';

/** What somebody can be allowed to do (§6). Each call names one (contract/calls), each menu entry one (contract/routes). */
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

/** One thing somebody can be allowed to do (§6). */
export type Permission = (typeof PERMISSIONS)[number];

/** Who may make a call: anyone, somebody whose face check is still open, anybody signed in, or those with a permission. */
export type Who = 'anyone' | 'halfSession' | 'signedIn' | Permission;

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
/** What a leader sees and steers of the own group, and may say in a message that no template says. */
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

/** Who may do what: the one table of roles (RO-01). The auditor reads and changes nothing. */
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

/** What decides about somebody's permissions: the role, and the flags of the user (§6). */
export interface Permitted {
  readonly role: Role;
  readonly sendSms: boolean;
  readonly longAging: boolean;
  /** What is in force for this user, the institution's own grants counted in (RO-01, contract/grants); without it the table of roles decides. */
  readonly permissions?: readonly string[] | undefined;
}

/** Flags that members and leaders need beside their role; administrators and auditors go by the role alone. */
const FLAG_OF: Readonly<Partial<Record<Permission, 'sendSms' | 'longAging'>>> = {
  'sms.send': 'sendSms',
  'sms.freeText': 'sendSms',
  'sms.freeNumber': 'sendSms',
  'longAging.read': 'longAging',
};

const goesByFlags = ({ role }: Permitted): boolean => role === 'member' || role === 'leader';

/** Tells whether a flag that a permission needs beside the role is missing (§6). */
export function lacksFlag(user: Permitted, permission: Permission): boolean {
  const flag = FLAG_OF[permission];
  return flag !== undefined && goesByFlags(user) && !user[flag];
}

/** Tells whether somebody is allowed to do something (RO-01). */
export function hasPermission(user: Permitted, permission: Permission): boolean {
  if (user.permissions !== undefined) return user.permissions.includes(permission);
  return !lacksFlag(user, permission) && PERMISSIONS_OF_ROLE[user.role].includes(permission);
}
