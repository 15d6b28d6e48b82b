import type { Permission } from '@/contract/permissions';
import type { MessageId } from '@/i18n/messageIds';
import { createLazyScreen, type LazyScreen } from '@/ui/screen/createLazyScreen';
import { Loading } from '@/ui/feedback/Loading';

const waiting = <Loading rows={8} />;

/** Groups of the navigation, in their order. */
export const SYSTEM_GROUPS = ['people', 'messages', 'money', 'work', 'compliance'] as const;

export type SystemGroup = (typeof SYSTEM_GROUPS)[number];

/** One area of the system configuration, in a separate chunk. */
export interface SystemPanel extends LazyScreen {
  /** Its name in the address: /system?tab=… */
  readonly key: string;
  readonly label: MessageId;
  readonly group: SystemGroup;
  /** Permission to view the panel. Without the permission to change it, the panel is read-only. */
  readonly permission: Permission;
}

/** The areas of /system in the order of the navigation (§2; SY-01, SY-02, IN-01, RO-01). */
export const SYSTEM_PANELS: readonly SystemPanel[] = [
  {
    key: 'signIn',
    label: 'system.tab.signIn',
    group: 'people',
    permission: 'system.read',
    ...createLazyScreen(async () => (await import('./signIn/SignInPanel')).SignInPanel, waiting),
  },
  {
    key: 'singleSignOn',
    label: 'system.tab.singleSignOn',
    group: 'people',
    permission: 'system.read',
    ...createLazyScreen(async () => (await import('./singleSignOn/SingleSignOnPanel')).SingleSignOnPanel, waiting),
  },
  {
    key: 'whitelist',
    label: 'system.tab.whitelist',
    group: 'people',
    permission: 'system.read',
    ...createLazyScreen(async () => (await import('./whitelist/WhitelistPanel')).WhitelistPanel, waiting),
  },
  {
    key: 'quotas',
    label: 'system.tab.quotas',
    group: 'people',
    permission: 'system.read',
    ...createLazyScreen(async () => (await import('./quotas/QuotasPanel')).QuotasPanel, waiting),
  },
  {
    key: 'institutions',
    label: 'system.tab.institutions',
    group: 'people',
    permission: 'institutions.read',
    ...createLazyScreen(async () => (await import('./institutions/InstitutionsPanel')).InstitutionsPanel, waiting),
  },
  {
    key: 'permissions',
    label: 'system.tab.permissions',
    group: 'people',
    permission: 'permissions.manage',
    ...createLazyScreen(async () => (await import('./permissions/PermissionsPanel')).PermissionsPanel, waiting),
  },
  {
    key: 'apiKeys',
    label: 'system.tab.apiKeys',
    group: 'people',
    permission: 'system.read',
    ...createLazyScreen(async () => (await import('./apiKeys/ApiKeysPanel')).ApiKeysPanel, waiting),
  },
  {
    key: 'announcements',
    label: 'system.tab.announcements',
    group: 'messages',
    permission: 'announcements.manage',
    ...createLazyScreen(async () => (await import('./announcements/AnnouncementsPanel')).AnnouncementsPanel, waiting),
  },
  {
    key: 'notices',
    label: 'system.tab.notices',
    group: 'messages',
    permission: 'announcements.manage',
    ...createLazyScreen(async () => (await import('./notices/NoticesPanel')).NoticesPanel, waiting),
  },
  {
    key: 'sms',
    label: 'system.tab.sms',
    group: 'messages',
    permission: 'system.read',
    ...createLazyScreen(async () => (await import('./sms/SmsPanel')).SmsPanel, waiting),
  },
  {
    key: 'allocation',
    label: 'system.tab.allocation',
    group: 'money',
    permission: 'system.read',
    ...createLazyScreen(async () => (await import('./allocation/AllocationPanel')).AllocationPanel, waiting),
  },
  {
    key: 'plans',
    label: 'system.tab.plans',
    group: 'money',
    permission: 'system.read',
    ...createLazyScreen(async () => (await import('./plans/PlansPanel')).PlansPanel, waiting),
  },
  {
    key: 'sharing',
    label: 'system.tab.sharing',
    group: 'work',
    permission: 'system.read',
    ...createLazyScreen(async () => (await import('./sharing/SharingPanel')).SharingPanel, waiting),
  },
  {
    key: 'standards',
    label: 'system.tab.standards',
    group: 'work',
    permission: 'system.read',
    ...createLazyScreen(async () => (await import('./standards/StandardsPanel')).StandardsPanel, waiting),
  },
  {
    key: 'board',
    label: 'system.tab.board',
    group: 'work',
    permission: 'system.read',
    ...createLazyScreen(async () => (await import('./board/BoardPanel')).BoardPanel, waiting),
  },
  {
    key: 'law',
    label: 'system.tab.law',
    group: 'compliance',
    permission: 'system.read',
    ...createLazyScreen(async () => (await import('./law/LawPanel')).LawPanel, waiting),
  },
  {
    key: 'lawReplay',
    label: 'system.tab.lawReplay',
    group: 'compliance',
    permission: 'system.read',
    ...createLazyScreen(async () => (await import('./lawReplay/ReplayPanel')).ReplayPanel, waiting),
  },
  {
    key: 'secondPerson',
    label: 'system.tab.secondPerson',
    group: 'compliance',
    permission: 'system.read',
    ...createLazyScreen(
      async () => (await import('./approvalLimits/ApprovalLimitsPanel')).ApprovalLimitsPanel,
      waiting,
    ),
  },
  {
    key: 'history',
    label: 'system.tab.history',
    group: 'compliance',
    permission: 'system.read',
    ...createLazyScreen(async () => (await import('./history/HistoryPanel')).HistoryPanel, waiting),
  },
];
