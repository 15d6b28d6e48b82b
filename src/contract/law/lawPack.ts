import type { LawChannel } from '../codes/lawChannel';
import type { LawConfidence } from '../codes/lawConfidence';
import type { LawContent } from '../codes/lawContent';
import type { LawFact } from '../codes/lawFact';
import type { LawLayer } from '../codes/lawLayer';
import type { LawPurpose } from '../codes/lawPurpose';
import type { LawRole } from '../codes/lawRole';
import type { LawState } from '../codes/lawState';

/** Which contacts a rule speaks of: those that fit in all that is named. */
export interface RuleScope {
  readonly channel?: readonly LawChannel[];
  readonly role?: readonly LawRole[];
  readonly purpose?: readonly LawPurpose[];
  readonly place?: readonly ('home' | 'work')[];
  /** Days past due: up to and with this many. Where they are not known the rule speaks. */
  readonly pastDueUpTo?: number;
}

/** Contacts are lawful on these weekdays (1 is Monday, 7 Sunday) from the first minute until before the last, hh:mm. */
export interface OpenHours {
  readonly days: readonly number[];
  readonly from: string;
  readonly to: string;
}

/** Hours in which a contact is lawful. */
export interface WindowRule {
  readonly kind: 'window';
  readonly open: readonly OpenHours[];
  /** What a public holiday is. */
  readonly holidays: 'open' | 'closed';
}

/** Over which time contacts are counted. Rolling days count calendar days, the day of the contact as the first. */
export type CountedTime =
  | { readonly rollingHours: number }
  | { readonly rollingDays: number }
  | { readonly calendar: 'day' | 'week' | 'month' }
  | { readonly ever: true };

/** How far a contact got, to be counted: was tried, rang or was left, was answered, was a conversation. */
export type CountedAs = 'dial' | 'attempt' | 'connected' | 'conversation';

/** Which earlier contacts count. */
export interface Counting {
  /** Without it: of any channel. */
  readonly channels?: readonly LawChannel[];
  readonly per: readonly ('person' | 'debt' | 'number' | 'place')[];
  readonly counts: CountedAs;
  /** Those that the person began count as well. */
  readonly inbound?: true;
  /** Contacts that the person agreed to do not count. */
  readonly consentExempt?: true;
}

/** At most so many contacts in a time. */
export interface CapRule extends Counting {
  readonly kind: 'cap';
  readonly limit: number;
  readonly period: CountedTime;
}

/** So much time between two contacts: calendar days. */
export interface GapRule extends Counting {
  readonly kind: 'gap';
  readonly days: number;
}

/** Not by several channels in one week from Monday. */
export interface ChannelLockRule extends Counting {
  readonly kind: 'channelLock';
}

/** Nobody but these may be contacted. */
export interface PartyRule {
  readonly kind: 'party';
  readonly allow: readonly LawRole[];
}

/** Only where one of these is known. */
export interface NeedRule {
  readonly kind: 'need';
  readonly facts: readonly LawFact[];
}

/** Not where any of these is known. */
export interface NotRule {
  readonly kind: 'not';
  readonly facts: readonly LawFact[];
}

/** What must be said, and what may not (LC-09). It never stops a call; a message that says what it may not is stopped. */
export interface ContentRule {
  readonly kind: 'content';
  readonly require: readonly LawContent[];
  readonly forbid: readonly LawContent[];
}

/** What a rule demands. */
export type RuleDemand =
  WindowRule | CapRule | GapRule | ChannelLockRule | PartyRule | NeedRule | NotRule | ContentRule;

/** A rule of a pack, with the article it was taken from (LC-02). */
export type LawRule = RuleDemand & {
  /** Its own in all packs, such as `mx.hours`. */
  readonly id: string;
  readonly on?: RuleScope;
  /** A contact against it is refused, or is warned of. */
  readonly effect: 'deny' | 'warn';
  /** Any of these lifts the rule. */
  readonly waivedBy?: readonly LawFact[];
  /** One of the pack's sources. */
  readonly source: string;
  readonly article: string;
  readonly confidence: LawConfidence;
};

/** A text that rules were taken from. */
export interface LawSource {
  /** As the text is called in its own language. */
  readonly title: string;
  /** A short name where the title is long: an agent reads it in one line. */
  readonly short?: string;
  /** When the text was published or came into force, YYYY-MM-DD; the year alone where no more was found. */
  readonly date: string;
}

/** Public holidays by year, each as MMDD with a space between. A year that is missing counts as closed. */
export interface Holidays {
  /** What they were made of. */
  readonly source: string;
  /** By whom they were compared with the official list, and when; null: by nobody. */
  readonly checked: string | null;
  readonly years: Readonly<Record<number, string>>;
}

/** Rules of a jurisdiction in one version, as data (LC-02). */
export interface RulePack {
  readonly id: string;
  readonly version: string;
  /** ISO 3166, with its state or city behind it. */
  readonly jurisdiction: string;
  readonly layer: LawLayer;
  readonly state: LawState;
  /** The first day on which it is in force, and the first on which it no longer is, YYYY-MM-DD; 1 January where only the year was found. */
  readonly from: string;
  readonly to: string | null;
  /** The zones of the place: a contact whose zone is not known must be lawful in all of them. */
  readonly zones: readonly string[];
  readonly sources: Readonly<Record<string, LawSource>>;
  readonly holidays?: Holidays;
  readonly rules: readonly LawRule[];
}
