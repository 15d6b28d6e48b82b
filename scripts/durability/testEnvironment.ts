import type { Random } from '../../server/seed/random';
import type { Faults, Tally } from './book';
import type { RunFixtures } from './runFixtures';
import type { FaultKind } from './faultPoints';
import type { RunningSite } from './runningSite';

/** Environment of the rounds: one server with a dedicated PostgreSQL, or two on one database. */
export interface TestEnvironment {
  /** 'one' or 'two'; begins the names of its rounds. */
  readonly name: string;
  readonly folder: string;
  readonly sites: readonly [RunningSite, ...RunningSite[]];
  readonly cast: RunFixtures;
  readonly random: Random;
  readonly nextHit: () => FaultKind;
  /** The database's address now: an embedded one has another port after each start. */
  readonly url: () => string;
  /** PostgreSQL's first process. */
  readonly postmaster: () => number;
  readonly close: () => Promise<boolean>;
}

/** Results over all rounds. */
export interface Results {
  readonly faults: Faults;
  readonly tally: Tally;
  /** Milliseconds until all writers were served again, by what was hit. */
  readonly back: Partial<Record<FaultKind, number[]>>;
}
