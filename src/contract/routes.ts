import type { LocalizedText } from './language';
import type { Permission } from './permissions';

/** A route of §2: its path below the hash, its name, and for menu entries the label and the permission that grants it. */
export interface Route {
  readonly path: string;
  readonly name: string;
  /** Routes with a label appear in the left menu (§2). */
  readonly menu?: { readonly label: LocalizedText; readonly permission: Permission };
  /** Path of the menu entry that it belongs to and is granted with (RT-06). */
  readonly partOf?: string;
}

/**
 * Path of the page to which a company's sign-in sends the browser back. It is one segment, because the page names its files relative to
 * its address.
 */
export const RETURN_PATH = '/login-return';

/** The routes of §2. Long aging, lender, approvals, trail and replay are not in the specification. */
export const ROUTES = {
  login: { path: '/login', name: 'Login' },
  caseList: {
    path: '/case/list',
    name: 'Case',
    menu: { label: { cn: '案件列表', en: 'Case List', es: 'Lista de casos' }, permission: 'cases.read' },
  },
  taskDetail: { path: '/task/:taskId/:loanId', name: 'taskDetail' },
  myTasks: {
    path: '/myTasks',
    name: 'my tasks',
    menu: { label: { cn: '我的案件', en: 'My Tasks', es: 'Mis casos' }, permission: 'cases.work' },
  },
  longAging: {
    path: '/longAging',
    name: 'long aging',
    menu: { label: { cn: '长账龄', en: 'Long aging', es: 'Mora prolongada' }, permission: 'longAging.read' },
  },
  statistics: {
    path: '/statistics',
    name: 'statistics',
    menu: { label: { cn: '还款统计', en: 'Statistics', es: 'Estadísticas' }, permission: 'statistics.read' },
  },
  conditions: { path: '/conditions/:taskId', name: 'conditions' },
  users: {
    path: '/users',
    name: 'UserList',
    menu: { label: { cn: '用户', en: 'Users', es: 'Usuarios' }, permission: 'users.read' },
  },
  userInfo: { path: '/user/:id', name: 'UserInfo', partOf: '/users' },
  addUser: { path: '/add/user', name: 'AddUser', partOf: '/users' },
  queue: {
    path: '/queue',
    name: 'Queue',
    menu: { label: { cn: '队列', en: 'Queues', es: 'Colas' }, permission: 'queues.read' },
  },
  queueList: { path: '/queue/list/:queueId', name: 'QueueList', partOf: '/queue' },
  system: {
    path: '/system',
    name: 'System',
    menu: { label: { cn: '系统配置', en: 'System', es: 'Sistema' }, permission: 'system.read' },
  },
  addQueue: { path: '/addQueue', name: 'AddQueue', partOf: '/queue' },
  queueAbout: { path: '/queueAbout/:id', name: 'QueueAbout', partOf: '/queue' },
  complaints: {
    path: '/complaints',
    name: 'Complaints',
    menu: { label: { cn: '投诉工单', en: 'Complaints', es: 'Quejas' }, permission: 'complaints.read' },
  },
  seatingSchedule: {
    path: '/seatingSchedule',
    name: 'seat scheduling',
    menu: { label: { cn: '坐席排班', en: 'Seat schedule', es: 'Turnos y puestos' }, permission: 'seats.read' },
  },
  lender: {
    path: '/lender',
    name: 'lender',
    menu: { label: { cn: '资方对账', en: 'Lender', es: 'Acreedor' }, permission: 'lender.read' },
  },
  approvals: {
    path: '/approvals',
    name: 'approvals',
    menu: { label: { cn: '审批申请', en: 'Requests', es: 'Solicitudes' }, permission: 'approvals.read' },
  },
  dashboard: {
    path: '/dashboard',
    name: 'Dashboard',
    menu: { label: { cn: '业绩看板', en: 'Dashboard', es: 'Tablero' }, permission: 'board.read' },
  },
  dashboardInfo: {
    path: '/dashboardInfo/:date/:device/:product/:queue/:institution',
    name: 'DashboardInfo',
    partOf: '/dashboard',
  },
  dataMonitoring: {
    path: '/dataMonitoring',
    name: 'dataMonitoring',
    menu: { label: { cn: '行为监控', en: 'Monitoring', es: 'Monitoreo' }, permission: 'monitoring.read' },
  },
  behaviorDetail: { path: '/behaviorDetail/:id', name: 'behaviorDetail', partOf: '/dataMonitoring' },
  trail: {
    path: '/trail',
    name: 'trail',
    menu: { label: { cn: '审计轨迹', en: 'Audit trail', es: 'Auditoría' }, permission: 'trail.read' },
  },
  replay: { path: '/replay', name: 'replay' },
} as const satisfies Record<string, Route>;

/** The name of a route in this project's code. */
export type RouteName = keyof typeof ROUTES;

/** Target of the root path and of a sign-in without a deep link (§2). */
export const LANDING = ROUTES.caseList.path;

/** Returns the address of the decisions on contacts of a loan, or of all. */
export const getDecisionsPath = (loanId?: string): string =>
  `${ROUTES.dataMonitoring.path}?${new URLSearchParams({ view: 'decisions', ...(loanId !== undefined && { loanId }) }).toString()}`;

/** Returns the address of a case. Ids are escaped because they are external text. */
export const getTaskDetailPath = (taskId: string, loanId: string): string =>
  `/task/${encodeURIComponent(taskId)}/${encodeURIComponent(loanId)}`;

/** Returns the address of a queue's cases (§2); 'none' for the cases without a queue. */
export const getQueueListPath = (queueId: string): string => `/queue/list/${encodeURIComponent(queueId)}`;

/** The address of a queue's settings and history (§2). */
export const getQueueAboutPath = (id: string): string => `/queueAbout/${encodeURIComponent(id)}`;

/** The address of a system user (§2). */
export const getUserInfoPath = (id: string): string => `/user/${encodeURIComponent(id)}`;

/** The address of a case's repayment conditions (§2). */
export const getConditionsPath = (taskId: string): string => `/conditions/${encodeURIComponent(taskId)}`;

/** Filters of the dashboard's drill-down; an absent filter applies no restriction (DB-02). */
export interface BoardQuery {
  readonly date: string;
  readonly device?: string | undefined;
  readonly product?: string | undefined;
  readonly queue?: string | undefined;
  readonly institution?: string | undefined;
}

/** Placeholder for 'all' in the drill-down's address. */
export const BOARD_ANY = '-';

/** The address of the dashboard's drill-down (§2, DB-02). */
export const getDashboardInfoPath = ({ date, device, product, queue, institution }: BoardQuery): string =>
  `/dashboardInfo/${[date, device, product, queue, institution].map((part) => encodeURIComponent(part ?? BOARD_ANY)).join('/')}`;

/** The address of one user's behavior records (§2). */
export const getBehaviorDetailPath = (userId: string): string => `/behaviorDetail/${encodeURIComponent(userId)}`;

/** The menu entries, in the order of §2. A grant's index is the path. */
export const MENU_ROUTES: readonly (Route & { menu: NonNullable<Route['menu']> })[] = Object.values(ROUTES).filter(
  (route) => 'menu' in route,
);

/** Returns the path of the menu entry that grants a screen; null if only the server protects it (RT-06). */
export const getGrantPath = (path: string): string | null => {
  const route = Object.values<Route>(ROUTES).find((each) => each.path === path);
  return route?.menu ? route.path : (route?.partOf ?? null);
};
