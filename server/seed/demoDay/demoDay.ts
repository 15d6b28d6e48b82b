import type { DemoCase } from './demoCases';
import type { DemoServer } from './demoUser';

/** Cases of the demo day, in the order in which they are found. */
export const PLACES = ['hours', 'work', 'night', 'plan', 'longPlan', 'deduction', 'rejected'] as const;

type Place = (typeof PLACES)[number];

/** The demo day while it is played. */
export interface DemoDay {
  readonly server: DemoServer;
  readonly cases: Readonly<Record<Place, DemoCase>>;
  readonly timeZone: string;
  readonly institutionId: number;
  readonly institutionCode: string;
  /** The institution's current day. */
  readonly today: string;
  readonly now: Date;
}
