import type { Role } from '@/contract/codes/userCodes';
import type { Database } from '../../../server/database/connect';
import type { StoredTask } from '../cases/cases';

/** Where a row stands, seen from the member who calls: with this one, with another of the group, in another group, in another institution. */
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

/** What rows are made with. */
export interface Bench {
  readonly database: Database;
  readonly now: Date;
}

/** Who sees rows of a kind: those of cases and people by the group, personal ones nobody else, what a leader made that leader alone, an institution's all who may ask. */
export type Scope = 'group' | 'personal' | 'leader' | 'institution';

/** A kind of row that ids of calls name. */
export interface Kind {
  readonly scope: Scope;
  /** Makes a row in a corner and gives its id as it goes over the wire. */
  readonly make: (corner: Corner, bench: Bench) => Promise<string>;
}

/** Kinds by name. */
export type Kinds = Readonly<Record<string, Kind>>;

/** Stands in a fixture's input where the id of a row of this kind goes. */
export class IdOf {
  readonly kind: string;
  constructor(kind: string) {
    this.kind = kind;
  }
}

/** The id of a row of a kind. */
export const getId = (kind: string): IdOf => new IdOf(kind);

/** How a call with ids is asked so that it works: what is sent, with `getId` wherever a row is named. */
export interface Fixture {
  readonly input: Readonly<Record<string, unknown>>;
  /** Fields with the name of an id that name no row, or one that needs more than a row (its own tests reach it), each with the reason. */
  readonly noRow?: Readonly<Record<string, string>>;
  /** Codes that a permitted caller may get for the own row beside '00': it was found, and something else is in the way. */
  readonly own?: readonly string[];
  /** Roles for which the own row is none of theirs, although they may make the call. */
  readonly notFor?: readonly Role[];
  /** It takes the row from those who saw it: asked for last. */
  readonly takesAway?: true;
  /** Refusals for rows that do not exist have another code than 20, or the answer is an empty one. */
  readonly absent?: readonly string[];
}

/** The fixtures of an area: 'file.row' to fixture. */
export type Fixtures = Readonly<Record<string, Fixture>>;

/** What an area brings. */
export interface Area {
  readonly kinds: Kinds;
  readonly fixtures: Fixtures;
}
