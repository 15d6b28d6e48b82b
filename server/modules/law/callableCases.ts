import type { CallerContext } from '../../access/callContext';
import { contactsOfBorrowers, type StoredContact } from '../borrower/borrowerFacade';
import { bestHour } from './bestHour';
import { evaluateContact, type KnownBorrower } from './decideFor';
import type { Task } from '../cases/casesFacade';
import { answerTo } from './answerTo';
import { type AskedCase, loadRuleContext } from './knownBorrower';
import { openOverrides, type StoredOverride } from './overrideStore';
import { liftedBy } from './overriding';
import { usualAnswers } from './usualAnswersStore';

/** Nobody may be called on a case now. */
export interface Parked {
  /** When somebody may; null: only a fact can help. */
  readonly until: Date | null;
  /** The first rule that speaks, with its pack and version. */
  readonly pack: string;
  readonly rule: string;
}

/** A case that somebody may be called on, with which it is. */
export type CallableCase = AskedCase & Pick<Task, 'id'>;

/** Whether a case can be worked by telephone now. */
export interface Callable {
  /** Null: somebody may be called, or there is nobody to call. */
  readonly parked: Parked | null;
  /** Nobody might be called, had the caller no exception. */
  readonly isLifted: boolean;
}

/** Whether cases can be worked by telephone now. */
export interface CallableCases {
  readonly callable: (of: CallableCase) => Callable;
  /** It is the hour at which the borrower answers best. */
  readonly isBestHour: (of: AskedCase) => boolean;
}

const getEarliest = (moments: readonly (number | null)[]): Date | null => {
  const known = moments.filter((moment) => moment !== null);
  return known.length > 0 ? new Date(Math.min(...known)) : null;
};

const FREE: Callable = { parked: null, isLifted: false };

interface Called {
  readonly contacts: readonly StoredContact[];
  /** The caller's exceptions on the case. */
  readonly open: readonly StoredOverride[];
  readonly now: Date;
}

/** What the rules have against calling anybody of the contacts, and whether an exception lets somebody be called. */
function callableOn(known: KnownBorrower, { contacts, open, now }: Called): Callable {
  const told = [];
  let isLifted = false;
  for (const to of contacts) {
    const judged = evaluateContact(known, { to, channel: 'call' }, now);
    if (judged.told.verdict !== 'deny') return FREE;
    isLifted ||= liftedBy({ open }, { to, channel: 'call', answer: answerTo(judged, known.rules) }) !== undefined;
    told.push(judged.told);
  }
  const reason = told[0]?.reasons.find(({ effect }) => effect === 'deny');
  if (isLifted || reason === undefined) return { ...FREE, isLifted };
  const until = getEarliest(told.map(({ earliest }) => earliest));
  return { ...FREE, parked: { until, pack: reason.pack, rule: reason.rule } };
}

/** Reads what the rules say to calls on some cases now, at once; nobody's turn is taken: the call itself is decided again (LC-06). */
export async function callableCases(cases: readonly CallableCase[], context: CallerContext): Promise<CallableCases> {
  const { now } = context;
  const borrowerIds = cases.map(({ borrowerId }) => borrowerId);
  const ids = cases.map(({ id }) => id);
  const [{ of: knownOf }, contacts, usual, lifted] = await Promise.all([
    loadRuleContext(borrowerIds, context, { evenOff: true }),
    contactsOfBorrowers(borrowerIds, context),
    usualAnswers(context),
    openOverrides(ids, context),
  ]);
  const contactsOf = ({ borrowerId }: AskedCase) => contacts.filter((each) => each.borrowerId === borrowerId);
  return {
    callable: (of) => {
      const open = lifted.filter(({ taskId }) => taskId === of.id);
      return callableOn(knownOf(of), { contacts: contactsOf(of), open, now });
    },
    isBestHour: (of) => {
      const to = contactsOf(of).find(({ relation }) => relation === 'R01');
      return to !== undefined && (bestHour({ known: knownOf(of), to, usual, now })?.isNow ?? false);
    },
  };
}
