import type { LawChannel } from '@/contract/codes/lawChannel';
import type { ContactCase, LawDecision, PastContact } from '@/contract/law/contact';
import { numberKey, personKey, purposeOf, type Reachable, roleOf } from '@/contract/law/contactRole';
import { decideContact, rulesAgainst } from '@/contract/law/decideContact';
import type { LawPack } from '@/contract/law/lawPack';
import { unreachable } from './contactHistory';

/** All that is known of a borrower when somebody is about to be contacted. */
export interface KnownBorrower {
  readonly of: { readonly loanId: number; readonly penaltyDate: string };
  readonly packs: readonly LawPack[];
  readonly history: readonly PastContact[];
  /** Where the borrower may be; none: nobody knows, and it has to be lawful wherever the packs are law. */
  readonly zones: readonly string[];
  /** The lender said where the borrower is. */
  readonly isKnown: boolean;
}

/** Whom somebody is about to contact, and how. */
export interface Intended {
  readonly to: Reachable;
  readonly channel: LawChannel;
}

/** What rules have against a contact. */
export type Speaking = Pick<LawDecision, 'verdict' | 'reasons'>;

const caseOf = ({ of, history, zones, isKnown }: KnownBorrower, { to, channel }: Intended): ContactCase => {
  const role = roleOf(to);
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
    },
    facts: { known: unreachable(history), penaltyDay: of.penaltyDate },
    history,
  };
};

/** What the rules say to a contact at a moment. */
export const decideFor = (known: KnownBorrower, intended: Intended, now: Date): LawDecision =>
  decideContact(known.packs, caseOf(known, intended), now.getTime());

/** Which rules speak against a contact at a moment, as in that decision. */
export const rulesAgainstFor = (known: KnownBorrower, intended: Intended, now: Date): Speaking =>
  rulesAgainst(known.packs, caseOf(known, intended), now.getTime());
