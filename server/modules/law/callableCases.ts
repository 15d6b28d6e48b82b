import type { CallerContext } from '../../access/callContext';
import { contactsOfBorrowers, type StoredContact } from '../borrower/borrowerFacade';
import { bestHour } from './bestHour';
import { judge, type KnownBorrower } from './decideFor';
import { type AskedCase, knownLaw } from './knownBorrower';
import { usualAnswers } from './usualAnswersStore';

/** Nobody may be called on a case now. */
export interface Parked {
  /** When somebody may; null: only a fact can help. */
  readonly until: Date | null;
  /** The first rule that speaks, with its pack and version. */
  readonly pack: string;
  readonly rule: string;
}

/** Whether cases can be worked by telephone now. */
export interface CallableCases {
  /** Null: somebody may be called, the rules stop nobody, or there is nobody to call. */
  readonly parked: (of: AskedCase) => Parked | null;
  /** It is the hour at which the borrower answers best. */
  readonly isBestHour: (of: AskedCase) => boolean;
}

const earliestOf = (moments: readonly (number | null)[]): Date | null => {
  const known = moments.filter((moment) => moment !== null);
  return known.length > 0 ? new Date(Math.min(...known)) : null;
};

/** What the rules have against calling anybody of the contacts; null: somebody may be called. */
function parkedFor(known: KnownBorrower, contacts: readonly StoredContact[], now: Date): Parked | null {
  const told = [];
  for (const to of contacts) {
    const { told: decision } = judge(known, { to, channel: 'call' }, now);
    if (decision.verdict !== 'deny') return null;
    told.push(decision);
  }
  const reason = told[0]?.reasons.find(({ effect }) => effect === 'deny');
  if (reason === undefined) return null;
  return { until: earliestOf(told.map(({ earliest }) => earliest)), pack: reason.pack, rule: reason.rule };
}

/** Reads what the rules say to calls on some cases now, at once; nobody's turn is taken: the call itself is decided again (LC-06). */
export async function callableCases(cases: readonly AskedCase[], context: CallerContext): Promise<CallableCases> {
  const { now } = context;
  const borrowerIds = cases.map(({ borrowerId }) => borrowerId);
  const { of: knownOf } = await knownLaw(borrowerIds, context, { evenOff: true });
  const contacts = await contactsOfBorrowers(borrowerIds, context);
  const usual = await usualAnswers(context);
  const contactsOf = ({ borrowerId }: AskedCase) => contacts.filter((each) => each.borrowerId === borrowerId);
  return {
    parked: (of) => {
      const known = knownOf(of);
      return known.rules.doStop ? parkedFor(known, contactsOf(of), now) : null;
    },
    isBestHour: (of) => {
      const to = contactsOf(of).find(({ relation }) => relation === 'R01');
      return to !== undefined && (bestHour({ known: knownOf(of), to, usual, now })?.isNow ?? false);
    },
  };
}
