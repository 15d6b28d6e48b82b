import type { LawChannel, LawConfidence, LawContent, LawPurpose, LawRole } from '../codes/lawCodes';
import type { LawFact } from '../codes/lawFactCodes';
import type { RuleDemand } from './lawPack';

/** An intended contact (LC-01). */
export interface ContactIntent {
  readonly channel: LawChannel;
  readonly role: LawRole;
  readonly purpose: LawPurpose;
  readonly person: string;
  readonly debt: string;
  /** Null if the channel has none, or it is unknown: then every number counts. */
  readonly number: string | null;
  readonly place: 'home' | 'work' | null;
  /** Possible time zones of the person, as IANA names. If empty, they are unknown and the packs' zones apply. */
  readonly zones: readonly string[];
  readonly zoneBasis: ZoneBasis;
  /** Content of the message text (LC-09). Unknown in advance for a call. */
  readonly says?: readonly LawContent[];
}

/** Source of the zones. */
export type ZoneBasis = 'address' | 'number' | 'assumed';

/** A known fact with its period (start inclusive, end exclusive, epoch milliseconds), for one channel or all. */
export interface FactPeriod {
  readonly fact: LawFact;
  readonly channel?: LawChannel;
  readonly from?: number;
  readonly until?: number;
  /**
   * Daily hours, hh:mm. A `need`, a waiver by agreed hours and a `not` of unwanted hours apply only in these hours. Any other `not` refuses
   * all day, which is stricter.
   */
  readonly hours?: readonly [from: string, to: string];
}

/** Known facts of the case and the person. */
export interface ContactFacts {
  readonly known: readonly FactPeriod[];
  /** Day on which the debt became past due, YYYY-MM-DD; null if unknown. */
  readonly penaltyDay: string | null;
}

/** Outcome of a contact. Unknown or reserved contacts count as if they had reached a conversation. */
export type ContactOutcome = 'reserved' | 'unknown' | 'notConnected' | 'noAnswer' | 'connected' | 'conversation';

/** An earlier contact. */
export interface ContactRecord {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly channel: LawChannel;
  /** Initiated by the person. */
  readonly inbound: boolean;
  readonly outcome: ContactOutcome;
  /** Null if unknown, which counts as a match. */
  readonly person: string | null;
  readonly debt: string | null;
  readonly number: string | null;
  readonly place: 'home' | 'work' | null;
  /** The person had consented to it. */
  readonly consented: boolean;
}

/** Input of a decision, except the rules and the moment. */
export interface ContactCase {
  readonly intent: ContactIntent;
  readonly facts: ContactFacts;
  /** In any order. */
  readonly history: readonly ContactRecord[];
}

/** A rule that refuses the contact. */
export interface RuleViolation {
  /** Its pack and version, such as `MX@2014-10-08`; empty if the zone itself is the reason. */
  readonly pack: string;
  readonly rule: string;
  readonly kind: RuleDemand['kind'] | 'zone';
  readonly effect: 'deny' | 'warn';
  readonly source: string;
  readonly article: string;
  readonly confidence: LawConfidence;
  /** First moment at which this rule permits the contact; null if only a changed fact permits it. */
  readonly until: number | null;
  /** Year without holiday data, if that is the reason. */
  readonly yearMissing: number | null;
}

/** Remaining quota of a cap. */
export interface LawQuota {
  readonly rule: string;
  readonly used: number;
  readonly limit: number;
  /** Time when the next contact becomes available; null if one is available now, or never will be. */
  readonly freesAt: number | null;
}

/** Decision of the rules on a contact at a moment (LC-01). */
export interface LawDecision {
  readonly verdict: 'allow' | 'warn' | 'deny';
  /** First moment at which nothing refuses it; null if only a changed fact permits it. */
  readonly earliest: number | null;
  readonly reasons: readonly RuleViolation[];
  readonly quota: readonly LawQuota[];
  readonly zones: readonly string[];
  readonly zoneBasis: ZoneBasis;
  /** Evaluated packs with their versions. */
  readonly packs: readonly string[];
}
