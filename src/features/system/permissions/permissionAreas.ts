import type { Permission } from '@/contract/permissions';
import type { MessageId } from '@/i18n/messageIds';

/** Permissions that belong together, under one heading. */
export interface PermissionArea {
  readonly label: MessageId;
  readonly permissions: readonly Permission[];
}

/** All permissions by what they are about, in the order of the menu (RO-01). */
export const PERMISSION_AREAS: readonly PermissionArea[] = [
  {
    label: 'permissions.area.cases',
    permissions: [
      'cases.read',
      'cases.work',
      'calls.dial',
      'sms.send',
      'sms.freeText',
      'sms.freeNumber',
      'money.deduct',
      'codes.request',
      'cases.extend',
      'cases.hold',
      'longAging.read',
      'behaviour.record',
    ],
  },
  {
    label: 'permissions.area.results',
    permissions: ['score.read', 'statistics.read', 'board.read', 'board.lead', 'announcements.read'],
  },
  {
    label: 'permissions.area.people',
    permissions: ['users.read', 'users.manage', 'users.provision', 'loginLogs.read', 'seats.read', 'seats.manage'],
  },
  { label: 'permissions.area.queues', permissions: ['queues.read', 'queues.manage', 'cases.assign'] },
  {
    label: 'permissions.area.complaints',
    permissions: ['complaints.read', 'complaints.handle', 'complaints.manage'],
  },
  {
    label: 'permissions.area.system',
    permissions: [
      'system.read',
      'system.manage',
      'announcements.manage',
      'institutions.read',
      'institutions.manage',
      'permissions.manage',
      'lender.read',
      'lender.manage',
    ],
  },
  {
    label: 'permissions.area.control',
    permissions: ['approvals.read', 'approvals.decide', 'law.override', 'monitoring.read', 'trail.read'],
  },
];
