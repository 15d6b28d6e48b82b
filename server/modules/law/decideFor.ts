import type { LawChannel } from '@/contract/codes/lawCodes';
import type { ContactCase, FactPeriod, LawDecision, ContactRecord } from '@/contract/law/contact';
import {
  BORROWER,
  toNumberKey,
  toPersonKey,
  getPurpose,
  type ContactPerson,
  getRole,
} from '@/contract/law/contactRole';
import { decideContact, findViolations } from '@/contract/law/decideContact';
import type { RulePack } from '@/contract/law/lawPack';
import { detectContent } from '@/contract/law/detectContent';
import type { BorrowerZones } from './resolveZones';
import { findUnreachablePeriods } from './buildContactHistory';
import type { ModedRules } from './applyRuleModes';
import { type ContactPreferenceSummary, getPreferenceFacts } from './getPreferenceFacts';

/** Known facts about a borrower before a contact. */
export interface BorrowerFacts {
  readonly of: { readonly loanId: number; readonly penaltyDate: string };
  readonly packs: readonly RulePack[];
  readonly rules: ModedRules;
  readonly history: readonly ContactRecord[];
  /** Contact preferences of the borrower and of the borrower's contacts. */
  readonly wishes: readonly ContactPreferenceSummary[];
  /** Other known facts about the case. */
  readonly facts?: readonly FactPeriod[];
  /** Returns the zones in which a contact by a number has to be lawful. */
  readonly zonesFor: (called: string) => BorrowerZones;
}

/** Intended contact: person, channel and content. */
export interface IntendedContact {
  readonly to: ContactPerson & { readonly id?: number };
  readonly channel: LawChannel;
  /** A message's text. */
  readonly text?: string;
}

/** Removes the institution's name from a message text before its evaluation: the name reveals nothing about a debt. */
export const removeOwnName = (content: string, ownName: string): string => content.replaceAll(ownName, '');

/** Decisions of the rules about a contact. */
export interface JudgedContact {
  /** Decision of all active rules. */
  readonly decision: LawDecision;
  /** Decision of the rules that refuse the contact or require a reason. */
  readonly told: LawDecision;
  /** Decision of the contact preferences alone: it applies in every mode. */
  readonly wished: LawDecision;
}

/** Returns true if the contact is the borrower's attorney, under any number of the preference. */
const isAttorney = (wishes: readonly ContactPreferenceSummary[], { id }: IntendedContact['to']): boolean =>
  id !== undefined && wishes.some(({ attorneyId }) => attorneyId === id);

type ContactAddress = Pick<ContactRecord, 'person' | 'number'>;

/** Returns the place of a number: work if a preference marks it so; otherwise the borrower's own numbers count as home or mobile. */
function getPlace(
  wishes: readonly ContactPreferenceSummary[],
  { person, number }: ContactAddress,
): ContactRecord['place'] {
  if (number !== null && wishes.some((wish) => wish.kind === 'notAtWork' && wish.number === number)) return 'work';
  return person === BORROWER ? 'home' : null;
}

function getCase(
  { of, history, wishes, facts = [], zonesFor }: Omit<BorrowerFacts, 'rules'>,
  { to, channel, text }: IntendedContact,
): ContactCase {
  const { zones, basis: zoneBasis } = zonesFor(to.phone);
  const role = isAttorney(wishes, to) ? 'attorney' : getRole(to);
  const reached = { person: toPersonKey(to), number: toNumberKey(to.phone) };
  return {
    intent: {
      channel,
      role,
      purpose: getPurpose(role),
      ...reached,
      debt: String(of.loanId),
      place: getPlace(wishes, reached),
      zones,
      zoneBasis,
      ...(text !== undefined && { says: detectContent(text).map(({ content }) => content) }),
    },
    facts: {
      known: [...findUnreachablePeriods(history), ...getPreferenceFacts(wishes, to), ...facts],
      penaltyDay: of.penaltyDate,
    },
    history: history.map((past) => ({ ...past, place: getPlace(wishes, past) })),
  };
}

/** Evaluates the rules for a contact at a moment. */
export function evaluateContact(known: BorrowerFacts, intended: IntendedContact, now: Date): JudgedContact {
  const contact = getCase(known, intended);
  const by = (packs: readonly RulePack[]): LawDecision => decideContact(packs, contact, now.getTime());
  const { asked, stopping, wished } = known.rules;
  const decision = by(asked);
  return { decision, told: stopping === asked ? decision : by(stopping), wished: by(wished) };
}

/** Verdict of the rules and its reasons. */
type Speaking = Pick<LawDecision, 'verdict' | 'reasons'>;

/** Returns the rules that a contact at a moment violates, as in that decision. */
export const evaluateRules = (known: Omit<BorrowerFacts, 'rules'>, intended: IntendedContact, now: Date): Speaking =>
  findViolations(known.packs, getCase(known, intended), now.getTime());
