import { MENU_ROUTES } from '@/contract/routes';
import type { MessageId } from '@/i18n/messageIds';

/** A line of the left menu. */
export interface MenuEntry {
  readonly path: string;
  readonly label: Extract<MessageId, `menu.${string}`>;
}

const LABELS: Readonly<Record<string, MenuEntry['label']>> = {
  'menu.caseList': 'menu.caseList',
  'menu.myTasks': 'menu.myTasks',
  'menu.longAging': 'menu.longAging',
  'menu.statistics': 'menu.statistics',
  'menu.users': 'menu.users',
  'menu.queue': 'menu.queue',
  'menu.system': 'menu.system',
  'menu.complaints': 'menu.complaints',
  'menu.seatingSchedule': 'menu.seatingSchedule',
  'menu.dashboard': 'menu.dashboard',
  'menu.dataMonitoring': 'menu.dataMonitoring',
  'menu.trail': 'menu.trail',
};

/** The labelled routes that are among the granted paths, in the order of §2. */
export const menuEntries = (granted: readonly string[]): readonly MenuEntry[] =>
  MENU_ROUTES.flatMap(({ path, menu }) => {
    const label = LABELS[menu.label];
    return label && granted.includes(path) ? [{ path, label }] : [];
  });
