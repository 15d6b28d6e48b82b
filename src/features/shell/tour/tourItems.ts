import type { Role } from '@/contract/codes/userCodes';
import { getDecisionsPath, LANDING, ROUTES } from '@/contract/routes';

/** Addresses of the demo institution's cases, by the name of the place. */
type DemoPlaces = Readonly<Record<string, string>>;

const CASE_ITEMS = ['work', 'hours', 'plan', 'longPlan', 'deduction'] as const;

const systemTab = (tab: string): string => `${ROUTES.system.path}?tab=${tab}`;

/** Addresses of the items without a case. */
const PATHS = {
  ownRejected: `${ROUTES.approvals.path}?view=decided`,
  kept: `${LANDING}?promiseState=kept`,
  broken: `${LANDING}?promiseState=broken`,
  ownFigures: ROUTES.dashboard.path,
  decide: `${ROUTES.approvals.path}?view=toDecide`,
  refused: `${getDecisionsPath()}&verdict=deny`,
  overdue: `${ROUTES.complaints.path}?deadline=overdue`,
  team: ROUTES.dashboard.path,
  seats: ROUTES.seatingSchedule.path,
  held: `${LANDING}?heldKind=complaint`,
  law: systemTab('law'),
  lawReplay: systemTab('lawReplay'),
  limits: systemTab('secondPerson'),
  clarify: ROUTES.lender.path,
  permissions: systemTab('permissions'),
  queues: ROUTES.queue.path,
  history: systemTab('history'),
  liveness: `${ROUTES.trail.path}?result=livenessFailed`,
  guide: `${ROUTES.trail.path}?guide=1`,
  rejected: `${ROUTES.approvals.path}?view=decided`,
  unusual: `${ROUTES.dataMonitoring.path}?severity=serious`,
} as const;

/** Name of an item; its message is `tour.<item>`. */
export type TourItem = (typeof CASE_ITEMS)[number] | keyof typeof PATHS;

/** Items of each role in the order of the card. */
export const TOUR: Readonly<Record<Role, readonly TourItem[]>> = {
  member: ['work', 'hours', 'plan', 'deduction', 'ownRejected', 'kept', 'broken', 'ownFigures'],
  leader: ['decide', 'longPlan', 'refused', 'broken', 'held', 'overdue', 'team', 'seats'],
  admin: ['law', 'lawReplay', 'limits', 'decide', 'clarify', 'permissions', 'queues', 'history'],
  auditor: ['liveness', 'guide', 'refused', 'lawReplay', 'rejected', 'unusual', 'clarify', 'history'],
};

const isPath = (item: string): item is keyof typeof PATHS => Object.hasOwn(PATHS, item);

/** Returns the address of an item. */
export const getTourPath = (item: TourItem, places: DemoPlaces): string =>
  isPath(item) ? PATHS[item] : (places[item] ?? LANDING);
