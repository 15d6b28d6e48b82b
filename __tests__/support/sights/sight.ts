import type { Page } from '@playwright/test';
import type { JourneyRig, JourneyCase, JourneyUser } from '../journeys/journeyRig';

/** Who looks at the sights; all of one institution, the leader of the agent's group. */
export type People = Readonly<Record<'agent' | 'leader' | 'admin' | 'auditor', JourneyUser>>;

/** What a sight finds: a case of the agent, the people, their institution and the words of the language. */
export interface SightPlace {
  readonly one: JourneyCase;
  readonly people: People;
  readonly rig: JourneyRig;
  readonly words: Record<string, string>;
}

/** A screen or dialog to look at: how to get there from a signed-in list. */
export interface Sight {
  /** Who looks; the agent unless it says otherwise. */
  readonly as?: keyof People;
  /** Begins on a freshly loaded page. */
  readonly anew?: true;
  readonly name: string;
  readonly open: (page: Page, at: SightPlace) => Promise<void>;
}
