import type { Page } from '@playwright/test';
import type { JourneyRig, JourneyCase, JourneyUser } from '../journeys/journeyRig';

/** Users of the sights, all of one institution, with the leader of the agent's group. */
export type People = Readonly<Record<'agent' | 'leader' | 'admin' | 'auditor', JourneyUser>>;

/** Context of a sight: a case of the agent, the users, their institution and the texts of the language. */
export interface SightPlace {
  readonly one: JourneyCase;
  readonly people: People;
  readonly rig: JourneyRig;
  readonly words: Record<string, string>;
}

/** A screen or dialog to look at: how to get there from a signed-in list. */
export interface Sight {
  /** Role of the user; the agent by default. */
  readonly as?: keyof People;
  /** Begins on a freshly loaded page. */
  readonly anew?: true;
  readonly name: string;
  readonly open: (page: Page, at: SightPlace) => Promise<void>;
}
