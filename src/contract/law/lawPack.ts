import type { LawChannel, LawConfidence, LawContent, LawLayer, LawPurpose, LawRole, LawState } from '../codes/lawCodes';
import type { LawFact } from '../codes/lawFactCodes';

/** Conditions under which a rule applies to a contact. All named conditions must match. */
export interface RuleScope {
  readonly channel?: readonly LawChannel[];
  readonly role?: readonly LawRole[];
  readonly purpose?: readonly LawPurpose[];
  readonly place?: readonly ('home' | 'work')[];
  /** Maximum days past due, inclusive. If unknown, the rule applies. */
  readonly pastDueUpTo?: number;
}

/** Weekdays (1 is Monday, 7 Sunday) and hours, hh:mm, in which contacts are lawful. The start is inclusive, the end exclusive. */
export interface OpenHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** Hours in which a contact is lawful. */
export interface WindowRule {
  readonly kind: 'window';
  readonly open: readonly OpenHours[];
  /** Treatment of a public holiday. */
  readonly holidays: 'open' | 'closed';
}

/** Period in which contacts are counted. Rolling days are calendar days; the day of the contact is the first. */
export type CountingPeriod =
  | { readonly rollingHours: number }
  | { readonly rollingDays: number }
  | { readonly calendar: 'day' | 'week' | 'month' }
  | { readonly ever: true };

/** Minimum outcome of a counted contact: tried; rang or left a message; answered; had a conversation. */
export type CountingBasis = 'dial' | 'attempt' | 'connected' | 'conversation';

/** Criteria for the earlier contacts that are counted. */
export interface CountingCriteria {
  /** If absent, any channel. */
  readonly channels?: readonly LawChannel[];
  readonly per: readonly ('person' | 'debt' | 'number' | 'place')[];
  readonly counts: CountingBasis;
  /** Contacts initiated by the person count as well. */
  readonly inbound?: true;
  /** Contacts with the person's consent are not counted. */
  readonly consentExempt?: true;
}

/** Maximum number of contacts in a period. */
export interface CapRule extends CountingCriteria {
  readonly kind: 'cap';
  readonly limit: number;
  readonly period: CountingPeriod;
}

/** Minimum time between two contacts, in calendar days. */
export interface GapRule extends CountingCriteria {
  readonly kind: 'gap';
  readonly days: number;
}

/** Forbids several channels in one week, starting on Monday. */
export interface ChannelLockRule extends CountingCriteria {
  readonly kind: 'channelLock';
}

/** Only these roles may be contacted. */
export interface PartyRule {
  readonly kind: 'party';
  readonly allow: readonly LawRole[];
}

/** Requires at least one of these facts. */
export interface NeedRule {
  readonly kind: 'need';
  readonly facts: readonly LawFact[];
}

/** Forbids contacts if any of these facts is known. */
export interface NotRule {
  readonly kind: 'not';
  readonly facts: readonly LawFact[];
}

/** Required and forbidden content (LC-09). It never blocks a call; a message with forbidden content is blocked. */
export interface ContentRule {
  readonly kind: 'content';
  readonly require: readonly LawContent[];
  readonly forbid: readonly LawContent[];
}

/** Requirement of a rule. */
export type RuleDemand =
  WindowRule | CapRule | GapRule | ChannelLockRule | PartyRule | NeedRule | NotRule | ContentRule;

/** A rule of a pack, with the article it is based on (LC-02). */
export type LawRule = RuleDemand & {
  /** Unique in all packs, such as `mx.hours`. */
  readonly id: string;
  readonly on?: RuleScope;
  /** A violating contact is refused, or causes a warning. */
  readonly effect: 'deny' | 'warn';
  /** Each of these facts waives the rule. */
  readonly waivedBy?: readonly LawFact[];
  /** Key of one of the pack's sources. */
  readonly source: string;
  readonly article: string;
  readonly confidence: LawConfidence;
};

/** Legal text on which rules are based. */
export interface LawSource {
  /** Title of the text in its own language. */
  readonly title: string;
  /** Short name for a long title, so that it fits on one line for an agent. */
  readonly short?: string;
  /** Date when the text was published or took effect, YYYY-MM-DD; only the year if no more is known. */
  readonly date: string;
}

/** Public holidays by year, as space-separated MMDD. In a missing year, every day counts as closed. */
export interface Holidays {
  /** Source of the holiday data. */
  readonly source: string;
  /** Reviewer and date of the comparison with the official list; null if it was not compared. */
  readonly checked: string | null;
  readonly years: Readonly<Record<number, string>>;
}

/** A version of a jurisdiction's rules as data (LC-02). */
export interface RulePack {
  readonly id: string;
  readonly version: string;
  /** ISO 3166 code, followed by a state or city. */
  readonly jurisdiction: string;
  readonly layer: LawLayer;
  readonly state: LawState;
  /** First day in force, and first day no longer in force, YYYY-MM-DD; 1 January if only the year is known. */
  readonly from: string;
  readonly to: string | null;
  /** Zones of the place. A contact with an unknown zone must be lawful in all of them. */
  readonly zones: readonly string[];
  readonly sources: Readonly<Record<string, LawSource>>;
  readonly holidays?: Holidays;
  readonly rules: readonly LawRule[];
}
