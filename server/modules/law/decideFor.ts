import type { LawChannel } from '@/contract/codes/lawChannel';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { chosenPacks } from '@/contract/law/chosenPacks';
import type { ContactCase, LawDecision, PastContact } from '@/contract/law/contact';
import { numberKey, personKey, purposeOf, type Reachable, roleOf } from '@/contract/law/contactRole';
import { decideContact, rulesAgainst } from '@/contract/law/decideContact';
import type { LawPack } from '@/contract/law/lawPack';
import { saidIn } from '@/contract/law/saidIn';
import { unreachable } from './contactHistory';
import { type KnownWish, wishFacts } from './wishFacts';

/** All that is known of a borrower when somebody is about to be contacted. */
export interface KnownBorrower {
  readonly of: { readonly loanId: number; readonly penaltyDate: string };
  readonly packs: readonly LawPack[];
  readonly history: readonly PastContact[];
  /** What the borrower, and those around them, asked for. */
  readonly wishes: readonly KnownWish[];
  /** Where the borrower may be; none: nobody knows, and it has to be lawful wherever the packs are law. */
  readonly zones: readonly string[];
  /** The lender said where the borrower is. */
  readonly isKnown: boolean;
}

/** Whom somebody is about to contact, and how. */
export interface Intended {
  readonly to: Reachable & { readonly id?: number };
  readonly channel: LawChannel;
  /** A message's text. */
  readonly text?: string;
}

/** What the rules say to a contact. */
export interface Judged {
  /** By all rules of law and house. */
  readonly decision: LawDecision;
  /** By what was asked for alone: it holds in every mode. */
  readonly wished: LawDecision;
}

/** Whom the borrower has named to act for them, by any number of the wish. */
const isAttorney = (wishes: readonly KnownWish[], { id }: Intended['to']): boolean =>
  id !== undefined && wishes.some(({ attorneyId }) => attorneyId === id);

function caseOf({ of, history, wishes, zones, isKnown }: KnownBorrower, { to, channel, text }: Intended): ContactCase {
  const role = isAttorney(wishes, to) ? 'attorney' : roleOf(to);
  return {
    intent: {
      channel,
      role,
      purpose: purposeOf(role),
      person: personKey(to),
      debt: String(of.loanId),
      number: numberKey(to.phone),
      place: null,
      zones,
      zoneBasis: isKnown ? 'address' : 'assumed',
      ...(text !== undefined && { says: saidIn(text).map(({ content }) => content) }),
    },
    facts: { known: [...unreachable(history), ...wishFacts(wishes, to)], penaltyDay: of.penaltyDate },
    history,
  };
}

/** The rules of the house alone: they know of nothing but what was asked for. */
const HOUSE_RULES = chosenPacks(ALL_PACKS, []);

/** What the rules say to a contact at a moment. */
export function judge(known: KnownBorrower, intended: Intended, now: Date): Judged {
  const { to, channel } = intended;
  return {
    decision: decideContact(known.packs, caseOf(known, intended), now.getTime()),
    // Nobody asked for what a text says.
    wished: decideContact(HOUSE_RULES, caseOf(known, { to, channel }), now.getTime()),
  };
}

/** What rules have against a contact. */
export type Speaking = Pick<LawDecision, 'verdict' | 'reasons'>;

/** Which rules speak against a contact at a moment, as in that decision; of wishes nothing is said. */
export const rulesAgainstFor = (known: Omit<KnownBorrower, 'wishes'>, intended: Intended, now: Date): Speaking =>
  rulesAgainst(known.packs, caseOf({ ...known, wishes: [] }, intended), now.getTime());
