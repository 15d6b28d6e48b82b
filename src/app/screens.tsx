import { type Route, ROUTES } from '@/contract/routes';
import type { MenuIcons } from '@/features/shell/SideMenu';
import { Loading } from '@/ui/feedback/Loading';

import {
  AuditOutlined,
  BankOutlined,
  BarChartOutlined,
  CalendarOutlined,
  CommentOutlined,
  DashboardOutlined,
  EyeOutlined,
  FileSearchOutlined,
  HourglassOutlined,
  InboxOutlined,
  ProfileOutlined,
  SettingOutlined,
  TeamOutlined,
} from '@ant-design/icons';
import type { ComponentType } from 'react';

import { withAgentMessages, withManagementMessages } from '@/ui/screen/screenMessages';
import { type LazyScreen, createLazyScreen } from '@/ui/screen/createLazyScreen';

type Load = () => Promise<ComponentType>;

const waiting = <Loading rows={12} />;

/** A route with the chunk of its screen, and the icon of its line in the menu. */
export interface RouteScreen extends LazyScreen {
  readonly path: string;
  readonly Icon?: MenuIcons[string];
}

const screenWith =
  (withWords: (load: Load) => Load) =>
  ({ path }: Route, load: Load, Icon?: MenuIcons[string]): RouteScreen => ({
    path,
    ...(Icon && { Icon }),
    ...createLazyScreen(withWords(load), waiting),
  });

const shellScreen = screenWith((load) => load);
const agentScreen = screenWith(withAgentMessages);
const managementScreen = screenWith(withManagementMessages);

/** Screens behind the login, each in a separate chunk (RT-07). */
export const SCREENS: readonly RouteScreen[] = [
  shellScreen(
    ROUTES.caseList,
    async () => (await import(/* webpackChunkName: "case-list" */ '@/features/cases/CaseScreen')).CaseListScreen,
    FileSearchOutlined,
  ),
  shellScreen(
    ROUTES.myTasks,
    async () => (await import(/* webpackChunkName: "case-list" */ '@/features/cases/CaseScreen')).MyTasksScreen,
    ProfileOutlined,
  ),
  agentScreen(ROUTES.taskDetail, async () => (await import('@/features/caseDetail/CaseDetailScreen')).CaseDetailScreen),
  agentScreen(
    ROUTES.conditions,
    async () => (await import('@/features/caseDetail/repayment/plan/ConditionsScreen')).ConditionsScreen,
  ),
  agentScreen(
    ROUTES.longAging,
    async () => (await import('@/features/longAging/LongAgingScreen')).LongAgingScreen,
    HourglassOutlined,
  ),
  managementScreen(
    ROUTES.statistics,
    async () => (await import('@/features/statistics/StatisticsScreen')).StatisticsScreen,
    BarChartOutlined,
  ),
  managementScreen(
    ROUTES.users,
    async () => (await import('@/features/users/UserListScreen')).UserListScreen,
    TeamOutlined,
  ),
  managementScreen(ROUTES.userInfo, async () => (await import('@/features/users/UserInfoScreen')).UserInfoScreen),
  managementScreen(ROUTES.addUser, async () => (await import('@/features/users/AddUserScreen')).AddUserScreen),
  managementScreen(
    ROUTES.queue,
    async () => (await import('@/features/queues/QueueScreen')).QueueScreen,
    InboxOutlined,
  ),
  managementScreen(ROUTES.queueList, async () => (await import('@/features/queues/QueueListScreen')).QueueListScreen),
  managementScreen(ROUTES.addQueue, async () => (await import('@/features/queues/AddQueueScreen')).AddQueueScreen),
  managementScreen(
    ROUTES.queueAbout,
    async () => (await import('@/features/queues/QueueAboutScreen')).QueueAboutScreen,
  ),
  managementScreen(
    ROUTES.system,
    async () => (await import('@/features/system/SystemScreen')).SystemScreen,
    SettingOutlined,
  ),
  managementScreen(
    ROUTES.complaints,
    async () => (await import('@/features/complaints/ComplaintsScreen')).ComplaintsScreen,
    CommentOutlined,
  ),
  managementScreen(
    ROUTES.seatingSchedule,
    async () => (await import('@/features/seating/SeatingScheduleScreen')).SeatingScheduleScreen,
    CalendarOutlined,
  ),
  managementScreen(
    ROUTES.lender,
    async () => (await import('@/features/lender/LenderScreen')).LenderScreen,
    BankOutlined,
  ),
  managementScreen(
    ROUTES.approvals,
    async () => (await import('@/features/approvals/ApprovalsScreen')).ApprovalsScreen,
    AuditOutlined,
  ),
  managementScreen(
    ROUTES.dashboard,
    async () => (await import('@/features/dashboard/DashboardScreen')).DashboardScreen,
    DashboardOutlined,
  ),
  managementScreen(
    ROUTES.dashboardInfo,
    async () => (await import('@/features/dashboard/drill/DashboardInfoScreen')).DashboardInfoScreen,
  ),
  managementScreen(
    ROUTES.dataMonitoring,
    async () => (await import('@/features/monitoring/DataMonitoringScreen')).DataMonitoringScreen,
    EyeOutlined,
  ),
  managementScreen(
    ROUTES.behaviorDetail,
    async () => (await import('@/features/monitoring/BehaviorDetailScreen')).BehaviorDetailScreen,
  ),
  managementScreen(ROUTES.trail, async () => (await import('@/features/trail/TrailScreen')).TrailScreen, AuditOutlined),
];

/** Icons of the screens in the menu. */
export const MENU_ICONS: MenuIcons = Object.fromEntries(
  SCREENS.flatMap(({ path, Icon }) => (Icon ? [[path, Icon]] : [])),
);

/** Preloads the screen of a route. */
export const prefetchScreen = async (path: string): Promise<void> =>
  SCREENS.find((screen) => screen.path === path)?.prefetch();
