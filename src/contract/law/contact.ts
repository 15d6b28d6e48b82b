import type { LawChannel } from '../codes/lawChannel';
import type { LawConfidence } from '../codes/lawConfidence';
import type { LawContent } from '../codes/lawContent';
import type { LawFact } from '../codes/lawFact';
import type { LawPurpose } from '../codes/lawPurpose';
import type { LawRole } from '../codes/lawRole';
import type { RuleDemand } from './lawPack';

/** A contact that somebody intends (LC-01). */
export interface ContactIntent {
  readonly channel: LawChannel;
  readonly role: LawRole;
  readonly purpose: LawPurpose;
  readonly person: string;
  readonly debt: string;
  /** Null where the channel has none, or it is not known: then every number counts. */
  readonly number: string | null;
  readonly place: 'home' | 'work' | null;
  /** Where the person may be, by IANA names; empty: not known, and the packs' own zones are taken. */
  readonly zones: readonly string[];
  readonly zoneBasis: ZoneBasis;
  /** What a message's text says (LC-09); of a call nobody knows before. */
  readonly says?: readonly LawContent[];
}

/** From what the zones were taken. */
export type ZoneBasis = 'address' | 'number' | 'assumed';

/** Something that is known, from and until before a moment (milliseconds of the epoch), of a channel or of all. */
export interface KnownFact {
  readonly fact: LawFact;
  readonly channel?: LawChannel;
  readonly from?: number;
  readonly until?: number;
  /**
   * Of every day, hh:mm. A `need` and a waiver by agreed hours hold in these hours alone, and so does a `not` of unwanted
   * hours; any other `not` refuses all day, which is stricter.
   */
  readonly hours?: readonly [from: string, to: string];
}

/** What is known of the case and the person. */
export interface ContactFacts {
  readonly known: readonly KnownFact[];
  /** The day on which the debt became past due, YYYY-MM-DD; null: not known. */
  readonly penaltyDay: string | null;
}

/** How a contact ended. What is not known, or only reserved, counts as if everything had happened. */
export type ContactOutcome = 'reserved' | 'unknown' | 'notConnected' | 'noAnswer' | 'connected' | 'conversation';

/** An earlier contact. */
export interface PastContact {
  /** Milliseconds of the epoch. */
  readonly at: number;
  readonly channel: LawChannel;
  /** Begun by the person. */
  readonly inbound: boolean;
  readonly outcome: ContactOutcome;
  /** Null: not known, and counted. */
  readonly person: string | null;
  readonly debt: string | null;
  readonly number: string | null;
  readonly place: 'home' | 'work' | null;
  /** The person had agreed to it. */
  readonly consented: boolean;
}

/** All that a decision is made of, but for the rules and the moment. */
export interface ContactCase {
  readonly intent: ContactIntent;
  readonly facts: ContactFacts;
  /** In any order. */
  readonly history: readonly PastContact[];
}

/** A rule that speaks against the contact. */
export interface RuleViolation {
  /** Its pack and version, such as `MX@2014-10-08`; empty where the zone itself is at fault. */
  readonly pack: string;
  readonly rule: string;
  readonly kind: RuleDemand['kind'] | 'zone';
  readonly effect: 'deny' | 'warn';
  readonly source: string;
  readonly article: string;
  readonly confidence: LawConfidence;
  /** When this rule alone is content; null: only a fact can help. */
  readonly until: number | null;
  /** The year whose holidays nobody has given, where this is why. */
  readonly yearMissing: number | null;
}

/** What is left of a cap. */
export interface LawQuota {
  readonly rule: string;
  readonly used: number;
  readonly limit: number;
  /** When a place is free; null: there is one now, or there will be none. */
  readonly freesAt: number | null;
}

/** What the law says to a contact at a moment (LC-01). */
export interface LawDecision {
  readonly verdict: 'allow' | 'warn' | 'deny';
  /** The first moment at which nothing refuses it; null: only a fact can help. */
  readonly earliest: number | null;
  readonly reasons: readonly RuleViolation[];
  readonly quota: readonly LawQuota[];
  readonly zones: readonly string[];
  readonly zoneBasis: ZoneBasis;
  /** The packs that were asked, with their versions. */
  readonly packs: readonly string[];
}
