import type { Role } from '@/contract/codes/userCodes';
import type { Database } from '../../../server/database/connect';
import type { StoredTask } from '../cases/cases';

/** Relation of a row to the member who calls: own, another agent's of the group, another group's, another institution's. */
export const PLACES = ['own', 'otherAgent', 'otherGroup', 'otherInstitution'] as const;

/** See PLACES. */
export type Place = (typeof PLACES)[number];

/** One agent's corner of the rig: a case with all that hangs on it, in a group of an institution. */
export interface Corner {
  readonly place: Place;
  readonly institutionId: number;
  readonly groupId: number;
  readonly queueId: number;
  readonly agentId: number;
  readonly leaderId: number;
  readonly task: StoredTask;
}

/** Context in which rows are created. */
export interface Bench {
  readonly database: Database;
  readonly now: Date;
}

/** Users who see rows of a kind: the group, the person, the leader who created them, or the institution. */
export type Scope = 'group' | 'personal' | 'leader' | 'institution';

/** A kind of row that ids of calls name. */
export interface Kind {
  readonly scope: Scope;
  /** Makes a row in a corner and gives its id as it goes over the wire. */
  readonly make: (corner: Corner, bench: Bench) => Promise<string>;
}

/** Kinds by name. */
export type Kinds = Readonly<Record<string, Kind>>;

/** Placeholder in a fixture's input for the id of a row of this kind. */
export class IdOf {
  readonly kind: string;
  constructor(kind: string) {
    this.kind = kind;
  }
}

/** The id of a row of a kind. */
export const getId = (kind: string): IdOf => new IdOf(kind);

/** Valid request of a call with ids, with `getId` for every row. */
export interface Fixture {
  readonly input: Readonly<Record<string, unknown>>;
  /** Fields with the name of an id that name no row, or one that needs more than a row (its own tests reach it), each with the reason. */
  readonly noRow?: Readonly<Record<string, string>>;
  /** Codes other than '00' that a permitted caller may receive for the own row: it exists, but another rule refuses the action. */
  readonly own?: readonly string[];
  /** Roles for which the own row is none of theirs, although they may make the call. */
  readonly notFor?: readonly Role[];
  /** The call removes the row for others, so it is tested last. */
  readonly takesAway?: true;
  /** Refusals for rows that do not exist have another code than 20, or the answer is an empty one. */
  readonly absent?: readonly string[];
}

/** The fixtures of an area: 'file.row' to fixture. */
export type Fixtures = Readonly<Record<string, Fixture>>;

/** Fixtures of an area. */
export interface Area {
  readonly kinds: Kinds;
  readonly fixtures: Fixtures;
}
