import type { Permission } from '@/contract/permissions';
import type { MessageId } from '@/i18n/messageIds';
import { lazyScreen, type LazyScreen } from '@/ui/lazyScreen';
import { Loading } from '@/ui/Loading';

const waiting = <Loading rows={8} />;

/** One area of the system configuration: a tab of /system, in a chunk of its own. */
export interface SystemPanel extends LazyScreen {
  /** Its name in the address: /system?tab=… */
  readonly key: string;
  readonly label: MessageId;
  /** Who may see it; whoever may not change it reads it. */
  readonly permission: Permission;
}

/** The areas of /system in the order of the tabs (§2; SY-01, SY-02, IN-01, RO-01). */
export const SYSTEM_PANELS: readonly SystemPanel[] = [
  {
    key: 'announcements',
    label: 'system.tab.announcements',
    permission: 'announcements.manage',
    ...lazyScreen(async () => (await import('./announcements/AnnouncementsPanel')).AnnouncementsPanel, waiting),
  },
  {
    key: 'notices',
    label: 'system.tab.notices',
    permission: 'announcements.manage',
    ...lazyScreen(async () => (await import('./notices/NoticesPanel')).NoticesPanel, waiting),
  },
  {
    key: 'signIn',
    label: 'system.tab.signIn',
    permission: 'system.read',
    ...lazyScreen(async () => (await import('./signIn/SignInPanel')).SignInPanel, waiting),
  },
  {
    key: 'whitelist',
    label: 'system.tab.whitelist',
    permission: 'system.read',
    ...lazyScreen(async () => (await import('./whitelist/WhitelistPanel')).WhitelistPanel, waiting),
  },
  {
    key: 'sms',
    label: 'system.tab.sms',
    permission: 'system.read',
    ...lazyScreen(async () => (await import('./sms/SmsPanel')).SmsPanel, waiting),
  },
  {
    key: 'quotas',
    label: 'system.tab.quotas',
    permission: 'system.read',
    ...lazyScreen(async () => (await import('./quotas/QuotasPanel')).QuotasPanel, waiting),
  },
  {
    key: 'standards',
    label: 'system.tab.standards',
    permission: 'system.read',
    ...lazyScreen(async () => (await import('./standards/StandardsPanel')).StandardsPanel, waiting),
  },
  {
    key: 'board',
    label: 'system.tab.board',
    permission: 'system.read',
    ...lazyScreen(async () => (await import('./board/BoardPanel')).BoardPanel, waiting),
  },
  {
    key: 'allocation',
    label: 'system.tab.allocation',
    permission: 'system.read',
    ...lazyScreen(async () => (await import('./allocation/AllocationPanel')).AllocationPanel, waiting),
  },
  {
    key: 'sharing',
    label: 'system.tab.sharing',
    permission: 'system.read',
    ...lazyScreen(async () => (await import('./sharing/SharingPanel')).SharingPanel, waiting),
  },
  {
    key: 'plans',
    label: 'system.tab.plans',
    permission: 'system.read',
    ...lazyScreen(async () => (await import('./plans/PlansPanel')).PlansPanel, waiting),
  },
  {
    key: 'secondPerson',
    label: 'system.tab.secondPerson',
    permission: 'system.read',
    ...lazyScreen(async () => (await import('./secondPerson/SecondPersonPanel')).SecondPersonPanel, waiting),
  },
  {
    key: 'law',
    label: 'system.tab.law',
    permission: 'system.read',
    ...lazyScreen(async () => (await import('./law/LawPanel')).LawPanel, waiting),
  },
  {
    key: 'lawReplay',
    label: 'system.tab.lawReplay',
    permission: 'system.read',
    ...lazyScreen(async () => (await import('./lawReplay/ReplayPanel')).ReplayPanel, waiting),
  },
  {
    key: 'institutions',
    label: 'system.tab.institutions',
    permission: 'institutions.read',
    ...lazyScreen(async () => (await import('./institutions/InstitutionsPanel')).InstitutionsPanel, waiting),
  },
  {
    key: 'permissions',
    label: 'system.tab.permissions',
    permission: 'permissions.manage',
    ...lazyScreen(async () => (await import('./permissions/PermissionsPanel')).PermissionsPanel, waiting),
  },
  {
    key: 'history',
    label: 'system.tab.history',
    permission: 'system.read',
    ...lazyScreen(async () => (await import('./history/HistoryPanel')).HistoryPanel, waiting),
  },
];
