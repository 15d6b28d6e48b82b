import type { Permission } from './permissions';

/** A route of §2: its path below the hash, its name, and for menu entries the label's message and the permission that grants it. */
export interface Route {
  readonly path: string;
  readonly name: string;
  /** Routes with a label appear in the left menu (§2). */
  readonly menu?: { readonly label: string; readonly permission: Permission };
}

/** The routes of §2. Later screens add their rows when they are built. */
export const ROUTES = {
  login: { path: '/login', name: 'Login' },
  caseList: { path: '/case/list', name: 'Case', menu: { label: 'menu.caseList', permission: 'cases.read' } },
  taskDetail: { path: '/task/:taskId/:loanId', name: 'taskDetail' },
  myTasks: { path: '/myTasks', name: 'my tasks', menu: { label: 'menu.myTasks', permission: 'cases.work' } },
  longAging: {
    path: '/longAging',
    name: 'long aging',
    menu: { label: 'menu.longAging', permission: 'longAging.read' },
  },
  statistics: {
    path: '/statistics',
    name: 'statistics',
    menu: { label: 'menu.statistics', permission: 'statistics.read' },
  },
  conditions: { path: '/conditions/:taskId', name: 'conditions' },
} as const satisfies Record<string, Route>;

/** The name of a route in this project's code. */
export type RouteName = keyof typeof ROUTES;

/** Where the root path and a sign-in without a deep link lead (§2). */
export const LANDING = ROUTES.caseList.path;

/** The address of a case; ids are escaped because they are somebody else's text. */
export const taskDetailPath = (taskId: string, loanId: string): string =>
  `/task/${encodeURIComponent(taskId)}/${encodeURIComponent(loanId)}`;

/** The address of a case's repayment conditions (§2). */
export const conditionsPath = (taskId: string): string => `/conditions/${encodeURIComponent(taskId)}`;

/** The menu entries, in the order of §2. A grant's index is the path. */
export const MENU_ROUTES: readonly (Route & { menu: NonNullable<Route['menu']> })[] = Object.values(ROUTES).filter(
  (route) => 'menu' in route,
);
