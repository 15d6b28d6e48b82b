import { ROUTES } from '@/contract/routes';
import { Loading } from '@/ui/Loading';

import { withAgentWords, withManagementWords } from './screenWords';
import { type LazyScreen, lazyScreen } from '@/ui/lazyScreen';

const waiting = <Loading rows={12} />;

/** A route with the chunk of its screen. */
export interface RouteScreen extends LazyScreen {
  readonly path: string;
}

/** The screens behind the login, each a chunk of its own (RT-07). */
export const SCREENS: readonly RouteScreen[] = [
  {
    path: ROUTES.caseList.path,
    ...lazyScreen(async () => (await import('@/features/cases/CaseListScreen')).CaseListScreen, waiting),
  },
  {
    path: ROUTES.myTasks.path,
    ...lazyScreen(async () => (await import('@/features/cases/MyTasksScreen')).MyTasksScreen, waiting),
  },
  {
    path: ROUTES.taskDetail.path,
    ...lazyScreen(
      withAgentWords(async () => (await import('@/features/caseDetail/CaseDetailScreen')).CaseDetailScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.conditions.path,
    ...lazyScreen(
      withAgentWords(async () => (await import('@/features/caseDetail/conditions/ConditionsScreen')).ConditionsScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.longAging.path,
    ...lazyScreen(
      withAgentWords(async () => (await import('@/features/longAging/LongAgingScreen')).LongAgingScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.statistics.path,
    ...lazyScreen(
      withAgentWords(async () => (await import('@/features/statistics/StatisticsScreen')).StatisticsScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.users.path,
    ...lazyScreen(
      withManagementWords(async () => (await import('@/features/users/UserListScreen')).UserListScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.userInfo.path,
    ...lazyScreen(
      withManagementWords(async () => (await import('@/features/users/UserInfoScreen')).UserInfoScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.addUser.path,
    ...lazyScreen(
      withManagementWords(async () => (await import('@/features/users/AddUserScreen')).AddUserScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.queue.path,
    ...lazyScreen(
      withManagementWords(async () => (await import('@/features/queues/QueueScreen')).QueueScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.queueList.path,
    ...lazyScreen(
      withManagementWords(async () => (await import('@/features/queues/QueueListScreen')).QueueListScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.addQueue.path,
    ...lazyScreen(
      withManagementWords(async () => (await import('@/features/queues/AddQueueScreen')).AddQueueScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.queueAbout.path,
    ...lazyScreen(
      withManagementWords(async () => (await import('@/features/queues/QueueAboutScreen')).QueueAboutScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.system.path,
    ...lazyScreen(
      withManagementWords(async () => (await import('@/features/system/SystemScreen')).SystemScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.complaints.path,
    ...lazyScreen(
      withManagementWords(async () => (await import('@/features/complaints/ComplaintsScreen')).ComplaintsScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.seatingSchedule.path,
    ...lazyScreen(
      withManagementWords(async () => (await import('@/features/seating/SeatingScheduleScreen')).SeatingScheduleScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.dashboard.path,
    ...lazyScreen(
      withManagementWords(async () => (await import('@/features/dashboard/DashboardScreen')).DashboardScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.dashboardInfo.path,
    ...lazyScreen(
      withManagementWords(async () => (await import('@/features/dashboard/DashboardInfoScreen')).DashboardInfoScreen),
      waiting,
    ),
  },
  {
    path: ROUTES.dataMonitoring.path,
    ...lazyScreen(
      withManagementWords(
        async () => (await import('@/features/monitoring/DataMonitoringScreen')).DataMonitoringScreen,
      ),
      waiting,
    ),
  },
  {
    path: ROUTES.behaviorDetail.path,
    ...lazyScreen(
      withManagementWords(
        async () => (await import('@/features/monitoring/BehaviorDetailScreen')).BehaviorDetailScreen,
      ),
      waiting,
    ),
  },
  {
    path: ROUTES.trail.path,
    ...lazyScreen(
      withManagementWords(async () => (await import('@/features/trail/TrailScreen')).TrailScreen),
      waiting,
    ),
  },
];

/** Fetches the screen of a route ahead of need. */
export const prefetchScreen = async (path: string): Promise<void> =>
  SCREENS.find((screen) => screen.path === path)?.prefetch();
