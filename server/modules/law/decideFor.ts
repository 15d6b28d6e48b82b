import type { LawChannel } from '@/contract/codes/lawChannel';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { chosenPacks } from '@/contract/law/chosenPacks';
import type { ContactCase, LawDecision, PastContact } from '@/contract/law/contact';
import { numberKey, personKey, purposeOf, type Reachable, roleOf } from '@/contract/law/contactRole';
import { decideContact } from '@/contract/law/decideContact';
import type { LawPack } from '@/contract/law/lawPack';
import type { CallerContext } from '../../access/callContext';
import { findBorrower, type Task } from '../cases/casesFacade';
import { contactHistory, unreachable } from './contactHistory';
import { listContactRows } from './contactHistoryStore';
import { historySince } from './historyReach';
import type { KeptLaw } from './keptLaw';

type Context = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** All that is known of a borrower when somebody is about to be contacted. */
export interface KnownBorrower {
  readonly of: Task;
  readonly packs: readonly LawPack[];
  readonly history: readonly PastContact[];
  /** Where the borrower may be; none: nobody knows, and it has to be lawful wherever the packs are law. */
  readonly zones: readonly string[];
  /** The lender said where the borrower is. */
  readonly isKnown: boolean;
}

/** Reads what the rules are asked about: whoever decides by it holds the borrower's turn. */
export async function knownBorrower(of: Task, { packs: chosen }: KeptLaw, context: Context): Promise<KnownBorrower> {
  const { tx, caller, now } = context;
  const packs = chosenPacks(ALL_PACKS, chosen);
  const wanted = { institutionId: of.institutionId, borrowerId: of.borrowerId, since: historySince(packs, now) };
  const history = contactHistory(await listContactRows(wanted, { tx }));
  const zones = (await findBorrower(of, context)).timeZones?.split(' ') ?? [];
  const isKnown = zones.length > 0;
  return { of, packs, history, isKnown, zones: isKnown || chosen.length > 0 ? zones : [caller.timeZone] };
}

/** Whom somebody is about to contact, and how. */
export interface Intended {
  readonly to: Reachable;
  readonly channel: LawChannel;
}

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
