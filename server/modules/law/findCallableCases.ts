import type { CallerContext } from '../../access/callContext';
import { listContactsByBorrowers, type StoredContact } from '../borrower/borrowerFacade';
import { findBestHour } from './findBestHour';
import { evaluateContact, type BorrowerFacts } from './decideFor';
import type { Task } from '../cases/casesFacade';
import { resolveDecision } from './resolveDecision';
import { type EvaluatedCase, loadRuleContext } from './ruleContext';
import { openOverrides, type StoredOverride } from './override/overrideStore';
import { findOverride } from './override/overriding';
import { readAnswerRatios } from './usualAnswersStore';

/** Case on which no contact may be called now. */
export interface UncallableCase {
  /** Time from which a call is permitted; null if only a fact can help. */
  readonly until: Date | null;
  /** First violated rule, with its pack and version. */
  readonly pack: string;
  readonly rule: string;
}

/** Case with its id, for the check of its contacts. */
export type CallableCase = EvaluatedCase & Pick<Task, 'id'>;

/** Result for a case: whether its contacts can be called now. */
export interface Callable {
  /** Null if a contact may be called, or if there is no contact. */
  readonly parked: UncallableCase | null;
  /** True if calls are permitted only by an override of the caller. */
  readonly isLifted: boolean;
}

/** Result for several cases: whether their contacts can be called now. */
export interface CallableCases {
  readonly callable: (of: CallableCase) => Callable;
  /** Returns true in the hour in which the borrower answers most often. */
  readonly isBestHour: (of: EvaluatedCase) => boolean;
}

const getEarliest = (moments: readonly (number | null)[]): Date | null => {
  const known = moments.filter((moment) => moment !== null);
  return known.length > 0 ? new Date(Math.min(...known)) : null;
};

const FREE: Callable = { parked: null, isLifted: false };

interface CaseContacts {
  readonly contacts: readonly StoredContact[];
  /** Overrides of the caller on the case. */
  readonly open: readonly StoredOverride[];
  readonly now: Date;
}

/** Returns the violations that prevent a call to every contact, and whether an override permits a call to one of them. */
function callableOn(known: BorrowerFacts, { contacts, open, now }: CaseContacts): Callable {
  const decisions = [];
  let isLifted = false;
  for (const to of contacts) {
    const judged = evaluateContact(known, { to, channel: 'call' }, now);
    if (judged.told.verdict !== 'deny') return FREE;
    isLifted ||=
      findOverride({ open }, { to, channel: 'call', answer: resolveDecision(judged, known.rules) }) !== undefined;
    decisions.push(judged.told);
  }
  const reason = decisions[0]?.reasons.find(({ effect }) => effect === 'deny');
  if (isLifted || reason === undefined) return { ...FREE, isLifted };
  const until = getEarliest(decisions.map(({ earliest }) => earliest));
  return { ...FREE, parked: { until, pack: reason.pack, rule: reason.rule } };
}

/** Evaluates the rules for calls on some cases now, in one read. It takes no lock: the call itself is decided again (LC-06). */
export async function findCallableCases(
  cases: readonly CallableCase[],
  context: CallerContext,
): Promise<CallableCases> {
  const { now } = context;
  const borrowerIds = cases.map(({ borrowerId }) => borrowerId);
  const ids = cases.map(({ id }) => id);
  const [{ of: knownOf }, contacts, usual, lifted] = await Promise.all([
    loadRuleContext(borrowerIds, context, { evenOff: true }),
    listContactsByBorrowers(borrowerIds, context),
    readAnswerRatios(context),
    openOverrides(ids, context),
  ]);
  const contactsOf = ({ borrowerId }: EvaluatedCase) => contacts.filter((each) => each.borrowerId === borrowerId);
  return {
    callable: (of) => {
      const open = lifted.filter(({ taskId }) => taskId === of.id);
      return callableOn(knownOf(of), { contacts: contactsOf(of), open, now });
    },
    isBestHour: (of) => {
      const to = contactsOf(of).find(({ relation }) => relation === 'R01');
      return to !== undefined && (findBestHour({ known: knownOf(of), to, usual, now })?.isNow ?? false);
    },
  };
}
