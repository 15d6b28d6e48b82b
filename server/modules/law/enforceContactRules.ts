import type { ResultName } from '@/contract/resultCodes';
import { type RuleModes, strictest } from '@/contract/law/ruleModes';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { stripNul } from '../../values/stripNul';
import type { Task } from '../cases/casesFacade';
import { type Answer, answerTo } from './answerTo';
import { type Intended, evaluateContact, type Judged, type KnownBorrower } from './decideFor';
import { addDecision, type NewDecision } from './decisionStore';
import { loadRuleContext } from './knownBorrower';
import { verdictOnWire } from './lawWire';
import { type AnsweredContact, liftedBy, getOffer, type OverrideOffer, readOverriding } from './overriding';

/** A contact that somebody begins. */
export interface BegunContact extends Intended {
  readonly of: Task;
  readonly contactId: number | null;
  /** Why it should go on against a warning. */
  readonly reason: string | null | undefined;
}

/** Nothing is asked of anybody, in no queue. */
const isOff = ({ mode, exceptions }: RuleModes): boolean => mode === 'off' && exceptions.length === 0;

/** What came of a contact that the rules let pass. */
type CameOfIt = Pick<NewDecision, 'callId'> | Pick<NewDecision, 'smsId'>;

/** Writes down the decision with what came of it, in the same transaction. */
export type KeepDecision = (cameOfIt: CameOfIt) => Promise<void>;

const isGiven = (reason: string | null | undefined): boolean => (reason ?? '') !== '';

/** Why a contact does not go on; undefined: it does. */
function stopped({ goesOn }: Answer, reason: BegunContact['reason']): ResultName | undefined {
  if (goesOn === 'never') return 'unlawful';
  return goesOn === 'freely' || isGiven(reason) ? undefined : 'lawDoubts';
}

const nothingToKeep: KeepDecision = () => Promise.resolve();

/** What can be done where the rules refuse a contact. */
interface Lifted {
  /** The override that lets it through, and why it was given. */
  readonly overrideId: number | null;
  readonly why: string | null;
  /** How one can be asked for. */
  readonly offer: OverrideOffer | null;
}

async function lifting(answered: AnsweredContact, of: Task, context: CallerContext): Promise<Lifted> {
  if (answered.answer.goesOn !== 'never') return { overrideId: null, why: null, offer: null };
  const overriding = await readOverriding(of, context);
  const { id = null, reason = null } = liftedBy(overriding, answered) ?? {};
  return { overrideId: id, why: reason, offer: getOffer(overriding, answered) };
}

/** What is kept of a decision, but for what came of it. */
function getDecision(
  { of, contactId, channel }: BegunContact,
  { known, judged }: { readonly known: KnownBorrower; readonly judged: Judged },
  { caller, now }: CallerContext,
) {
  return {
    institutionId: caller.institutionId,
    borrowerId: of.borrowerId,
    taskId: of.id,
    agentId: caller.userId,
    contactId,
    channel,
    mode: strictest(judged.decision.reasons.map(({ rule }) => known.rules.modeOf(rule))),
    decision: judged.decision,
    at: now,
  };
}

const reasonKept = (reason: BegunContact['reason']): string | null => (isGiven(reason) ? stripNul(reason ?? '') : null);

/**
 * Asks the rules before a call or message leaves, in its transaction and under the borrower's turn (`lockToContact`), so that
 * no two contacts take the same place of a cap: the row of the call or message is the place (LC-03), and the decision that
 * names an override its only use (LC-08). Refused decisions are kept too, after the call is undone.
 */
export async function enforceContactRules(begun: BegunContact, context: CallerContext): Promise<KeepDecision> {
  const { now, tx, onRefused } = context;
  const { of, reason } = begun;
  const { law, of: knownOf } = await loadRuleContext([of.borrowerId], context);
  const known = knownOf(of);
  if (isOff(law) && known.wishes.length === 0) return nothingToKeep;
  const judged = evaluateContact(known, begun, now);
  const answer = answerTo(judged, known.rules);
  const { overrideId, why, offer } = await lifting({ ...begun, answer }, of, context);
  const { mode = law.mode, ...decided } = getDecision(begun, { known, judged }, context);
  const row: NewDecision = { ...decided, mode, overrideId, reason: reasonKept(reason) ?? why };
  const stop = overrideId === null ? stopped(answer, reason) : undefined;
  if (stop !== undefined) {
    onRefused((own) => addDecision({ ...row, doubted: stop === 'lawDoubts' }, { tx: own }));
    throw new Refusal(stop, {}, verdictOnWire(answer, { offer, liftedUntil: null }));
  }
  return (cameOfIt) => addDecision({ ...row, ...cameOfIt }, { tx });
}
