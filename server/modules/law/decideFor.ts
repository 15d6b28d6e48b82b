import type { LawChannel } from '@/contract/codes/lawChannel';
import type { ContactCase, KnownFact, LawDecision, PastContact } from '@/contract/law/contact';
import { BORROWER, numberKey, personKey, getPurpose, type Reachable, getRole } from '@/contract/law/contactRole';
import { decideContact, rulesAgainst } from '@/contract/law/decideContact';
import type { RulePack } from '@/contract/law/lawPack';
import { detectContent } from '@/contract/law/detectContent';
import type { KnownZones } from './borrowerZones';
import { unreachable } from './contactHistory';
import type { ModedRules } from './modedRules';
import { type ContactPreferenceSummary, wishFacts } from './wishFacts';

/** All that is known of a borrower when somebody is about to be contacted. */
export interface KnownBorrower {
  readonly of: { readonly loanId: number; readonly penaltyDate: string };
  readonly packs: readonly RulePack[];
  readonly rules: ModedRules;
  readonly history: readonly PastContact[];
  /** What the borrower, and those around them, asked for. */
  readonly wishes: readonly ContactPreferenceSummary[];
  /** What else is known of the case. */
  readonly facts?: readonly KnownFact[];
  /** In which zones a contact by a number has to be lawful. */
  readonly zonesFor: (called: string) => KnownZones;
}

/** Whom somebody is about to contact, and how. */
export interface Intended {
  readonly to: Reachable & { readonly id?: number };
  readonly channel: LawChannel;
  /** A message's text. */
  readonly text?: string;
}

/** A message's text as it is measured: the institution's own name tells of nothing, whatever it is called. */
export const measuredText = (content: string, ownName: string): string => content.replaceAll(ownName, '');

/** What the rules say to a contact. */
export interface Judged {
  /** By all rules that are asked. */
  readonly decision: LawDecision;
  /** By those that stop somebody, or ask for a reason. */
  readonly told: LawDecision;
  /** By what was asked for alone: it holds in every mode. */
  readonly wished: LawDecision;
}

/** Whom the borrower has named to act for them, by any number of the wish. */
const isAttorney = (wishes: readonly ContactPreferenceSummary[], { id }: Intended['to']): boolean =>
  id !== undefined && wishes.some(({ attorneyId }) => attorneyId === id);

type Placed = Pick<PastContact, 'person' | 'number'>;

/** Where a number is: at work where that was said of it, else the borrower's own numbers count as home or mobile. */
function getPlace(wishes: readonly ContactPreferenceSummary[], { person, number }: Placed): PastContact['place'] {
  if (number !== null && wishes.some((wish) => wish.kind === 'notAtWork' && wish.number === number)) return 'work';
  return person === BORROWER ? 'home' : null;
}

function getCase(
  { of, history, wishes, facts = [], zonesFor }: Omit<KnownBorrower, 'rules'>,
  { to, channel, text }: Intended,
): ContactCase {
  const { zones, basis: zoneBasis } = zonesFor(to.phone);
  const role = isAttorney(wishes, to) ? 'attorney' : getRole(to);
  const reached = { person: personKey(to), number: numberKey(to.phone) };
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
    facts: { known: [...unreachable(history), ...wishFacts(wishes, to), ...facts], penaltyDay: of.penaltyDate },
    history: history.map((past) => ({ ...past, place: getPlace(wishes, past) })),
  };
}

/** What the rules say to a contact at a moment. */
export function evaluateContact(known: KnownBorrower, intended: Intended, now: Date): Judged {
  const contact = getCase(known, intended);
  const by = (packs: readonly RulePack[]): LawDecision => decideContact(packs, contact, now.getTime());
  const { asked, stopping, wished } = known.rules;
  const decision = by(asked);
  return { decision, told: stopping === asked ? decision : by(stopping), wished: by(wished) };
}

/** What rules have against a contact. */
type Speaking = Pick<LawDecision, 'verdict' | 'reasons'>;

/** Which rules speak against a contact at a moment, as in that decision. */
export const rulesAgainstFor = (known: Omit<KnownBorrower, 'rules'>, intended: Intended, now: Date): Speaking =>
  rulesAgainst(known.packs, getCase(known, intended), now.getTime());
