import { ALL_CALLS } from '@/contract/calls/allCalls';
import { type Call, type Calls, mainCall } from '@/contract/call';
import { ROLE, type Role } from '@/contract/codes/userCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import {
  getEffectivePermissions,
  getGrant,
  GRANTABLE_TO,
  isSettable,
  NO_OVERRIDES,
  type Overrides,
} from '@/contract/grants';
import {
  hasPermission,
  PERMISSIONS,
  PERMISSIONS_OF_ROLE,
  type Permission,
  type PermissionHolder,
} from '@/contract/permissions';
import { MENU_ROUTES } from '@/contract/routes';
import * as z from 'zod/mini';

const roles = getCodeValues(ROLE);
const someone = (role: Role, flags: Partial<PermissionHolder> = {}): PermissionHolder => ({
  role,
  sendSms: true,
  longAging: true,
  ...flags,
});
const settled = (ofRole: Record<string, boolean>, ofUser: Record<string, boolean> = {}): Overrides => ({
  ofRole: new Map(Object.entries(ofRole)),
  ofUser: new Map(Object.entries(ofUser)),
});
const rows = Object.values<Calls>(ALL_CALLS).flatMap((file) => Object.values<Call>(file));
const all = (allowed: boolean): Record<string, boolean> =>
  Object.fromEntries(PERMISSIONS.map((permission) => [permission, allowed]));

test('RO-01 a call without a permission does not compile', () => {
  const row = { method: 'GET', path: 'nowhere', answer: z.unknown(), rows: 'none', means: '' } as const;
  // @ts-expect-error who may call it is missing
  mainCall(row);
  // @ts-expect-error there is no such permission
  mainCall({ ...row, who: 'everything' });
  expect(mainCall({ ...row, who: 'users.read' }).who).toBe('users.read');
});

test('RO-01 the table of roles stays under its own ceilings', () => {
  for (const role of roles) {
    expect(PERMISSIONS_OF_ROLE[role].filter((permission) => !GRANTABLE_TO[permission].includes(role))).toEqual([]);
  }
});

/** Queries with a body, records of the viewing itself, and the views of the caller's own screens. */
const CHANGES_NOTHING: readonly string[] = [
  'msg/queryMsg',
  'institutionalManagement/smsTemplate/preview',
  'user/behavior/add',
  'task/reveal/{id}',
  'msg/updateReadMsg',
  'task/savedFilters',
  'task/specialColumn',
  // It reads the records and stores its findings separately, which an auditor may do (LC-07).
  'manage/law/replay/start',
  'manage/law/replay/cancel',
];

test('RO-01 no changing permission can be granted to an auditor: the ceiling excludes every such call', () => {
  const changing = rows.filter(({ method, path }) => method !== 'GET' && !CHANGES_NOTHING.includes(path));
  const reached = changing.filter(({ who }) =>
    PERMISSIONS.some((each) => each === who && GRANTABLE_TO[each].includes('auditor')),
  );
  expect(reached.map(({ path, who }) => `${path} (${who})`)).toEqual([]);
});

test('RO-01 whatever an institution settles, an auditor changes nothing and keeps seeing what is audited', () => {
  for (const wish of [settled(all(true)), settled({}, all(true)), settled(all(false)), settled({}, all(false))]) {
    const may = getEffectivePermissions(someone('auditor'), wish);
    expect(
      may.filter((permission) => /manage|work|assign|handle|deduct|request|extend|send|dial/.test(permission)),
    ).toEqual([]);
    expect(may).toEqual(
      expect.arrayContaining(['trail.read', 'loginLogs.read', 'monitoring.read', 'behaviour.record']),
    );
  }
});

test('RO-01 nothing settled is the table of roles', () => {
  for (const role of roles) {
    expect(getEffectivePermissions(someone(role), NO_OVERRIDES)).toEqual(
      PERMISSIONS.filter((permission) => PERMISSIONS_OF_ROLE[role].includes(permission)),
    );
  }
});

test('RO-01 the setting of the user overrides the role, the role overrides the table, the ceiling overrides all', () => {
  const leader = someone('leader');
  const of = (wish: Overrides, permission: Permission = 'cases.assign') => getGrant(leader, permission, wish);
  expect(of(NO_OVERRIDES)).toEqual({ allowed: true, from: 'standard' });
  expect(of(settled({ 'cases.assign': false }))).toEqual({ allowed: false, from: 'role' });
  expect(of(settled({ 'cases.assign': false }, { 'cases.assign': true }))).toEqual({ allowed: true, from: 'user' });
  expect(of(settled({}, { 'users.manage': true }), 'users.manage')).toEqual({ allowed: false, from: 'fixed' });
});

test('RO-01 a flag that is missing holds members and leaders back, and nobody else', () => {
  const wish = settled({}, { 'sms.send': true });
  expect(getGrant(someone('member', { sendSms: false }), 'sms.send', wish)).toEqual({ allowed: false, from: 'flag' });
  expect(getGrant(someone('admin', { sendSms: false }), 'sms.send', wish)).toEqual({ allowed: true, from: 'user' });
});

test('RO-01 what the server sent decides, not the table of roles; without it the table does', () => {
  expect(hasPermission(someone('member', { permissions: [] }), 'cases.read')).toBe(false);
  expect(hasPermission(someone('member', { permissions: ['users.read'] }), 'users.read')).toBe(true);
  expect(hasPermission(someone('member'), 'cases.read')).toBe(true);
  expect(hasPermission(someone('member', { longAging: false }), 'longAging.read')).toBe(false);
});

test('RO-01 every permission opens something, and every menu entry can be granted', () => {
  const used = new Set<string>([...rows.map(({ who }) => who), ...MENU_ROUTES.map(({ menu }) => menu.permission)]);
  // Some messages hold more, the results box is empty for the others, and exceptions are agreed to among the requests, directories provision users by SCIM (hasPermission in server/modules/board, messages and law, server/pipeline/serveScim).
  expect(PERMISSIONS.filter((permission) => !used.has(permission))).toEqual([
    'sms.freeText',
    'sms.freeNumber',
    'score.read',
    'users.provision',
    'law.override',
  ]);
  expect(PERMISSIONS.every((permission) => roles.some((role) => GRANTABLE_TO[permission].includes(role)))).toBe(true);
  expect(isSettable('admin', 'permissions.manage')).toBe(true);
});
