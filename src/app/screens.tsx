import { ROUTES } from '@/contract/routes';
import { Loading } from '@/ui/Loading';

import { withAgentWords } from './agentWords';
import { type LazyScreen, lazyScreen } from './lazyScreen';

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
];

/** Fetches the screen of a route ahead of need. */
export const prefetchScreen = async (path: string): Promise<void> =>
  SCREENS.find((screen) => screen.path === path)?.prefetch();
