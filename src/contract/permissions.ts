import type { Role } from './codes/role';

/** What somebody can be allowed to do (§6). Each call names one (contract/calls), each menu entry one (contract/routes). */
export const PERMISSIONS = [
  'cases.read',
  'cases.work',
  'cases.extend',
  'longAging.read',
  'calls.dial',
  'sms.send',
  'money.deduct',
  'codes.request',
  'statistics.read',
  'announcements.read',
  'announcements.manage',
  'score.read',
  'behaviour.record',
] as const;

/** One thing somebody can be allowed to do (§6). */
export type Permission = (typeof PERMISSIONS)[number];

/** Who may make a call: anyone, somebody whose face check is still open, anybody signed in, or those with a permission. */
export type Who = 'anyone' | 'halfSession' | 'signedIn' | Permission;

const WORK = ['cases.work', 'calls.dial', 'sms.send', 'money.deduct', 'codes.request'] as const;
const READ = ['cases.read', 'longAging.read', 'statistics.read', 'announcements.read', 'behaviour.record'] as const;

/** Who may do what: the one table of roles (RO-01). The auditor reads and changes nothing. */
export const PERMISSIONS_OF_ROLE: Readonly<Record<Role, readonly Permission[]>> = {
  member: [...READ, ...WORK, 'score.read'],
  leader: [...READ, ...WORK, 'cases.extend', 'score.read'],
  admin: [...READ, ...WORK, 'cases.extend', 'announcements.manage'],
  auditor: READ,
};

/** What decides about somebody's permissions: the role, and the flags of the user (§6). */
export interface Permitted {
  readonly role: Role;
  readonly sendSms: boolean;
  readonly longAging: boolean;
}

/** Flags that members and leaders need beside their role; administrators and auditors go by the role alone. */
const FLAG_OF: Readonly<Partial<Record<Permission, 'sendSms' | 'longAging'>>> = {
  'sms.send': 'sendSms',
  'longAging.read': 'longAging',
};

const goesByFlags = ({ role }: Permitted): boolean => role === 'member' || role === 'leader';

/** Tells whether somebody is allowed to do something (RO-01). */
export function mayDo(user: Permitted, permission: Permission): boolean {
  const flag = FLAG_OF[permission];
  if (flag && goesByFlags(user) && !user[flag]) return false;
  return PERMISSIONS_OF_ROLE[user.role].includes(permission);
}
