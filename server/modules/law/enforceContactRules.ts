import type { ResultName } from '@/contract/resultCodes';
import { type RuleModes, getStrictest } from '@/contract/law/ruleModes';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { stripNul } from '../../values/cellText';
import type { Task } from '../cases/casesFacade';
import { type ContactAnswer, resolveDecision } from './resolveDecision';
import { type IntendedContact, evaluateContact, type JudgedContact, type BorrowerFacts } from './decideFor';
import { addDecision, type NewDecision } from './decisionStore';
import { loadRuleContext } from './ruleContext';
import { serializeVerdict } from './lawWire';
import {
  type AnsweredContact,
  findOverride,
  getOffer,
  type OverrideOffer,
  readOverriding,
} from './override/overriding';

type RuleContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'onRefused'>;

/** Contact to begin. */
export interface AttemptedContact extends IntendedContact {
  readonly of: Task;
  readonly contactId: number | null;
  /** Reason for which the user continues despite a warning. */
  readonly reason: string | null | undefined;
}

/** Returns true if the rules are off in every queue. */
const isOff = ({ mode, exceptions }: RuleModes): boolean => mode === 'off' && exceptions.length === 0;

/** Call or message of a permitted contact. */
type CameOfIt = Pick<NewDecision, 'callId'> | Pick<NewDecision, 'smsId'>;

/** Stores the decision with the resulting call or message, in the same transaction. */
export type StoreDecision = (cameOfIt: CameOfIt) => Promise<void>;

const isGiven = (reason: string | null | undefined): boolean => (reason ?? '') !== '';

/** Returns the reason why a contact is stopped; undefined if it is permitted. */
function stopped({ goesOn }: ContactAnswer, reason: AttemptedContact['reason']): ResultName | undefined {
  if (goesOn === 'never') return 'unlawful';
  return goesOn === 'freely' || isGiven(reason) ? undefined : 'lawDoubts';
}

const nothingToKeep: StoreDecision = () => Promise.resolve();

/** Existing or possible override of a refused contact. */
interface OverrideState {
  /** Override that permits the contact, and its reason. */
  readonly overrideId: number | null;
  readonly why: string | null;
  /** Data to request an override with; null if none is possible. */
  readonly offer: OverrideOffer | null;
}

async function lifting(answered: AnsweredContact, of: Task, context: RuleContext): Promise<OverrideState> {
  if (answered.answer.goesOn !== 'never') return { overrideId: null, why: null, offer: null };
  const overriding = await readOverriding(of, context);
  const { id = null, reason = null } = findOverride(overriding, answered) ?? {};
  return { overrideId: id, why: reason, offer: getOffer(overriding, answered) };
}

/** Creates the stored decision without the resulting call or message. */
function getDecision(
  { of, contactId, channel }: AttemptedContact,
  { known, judged }: { readonly known: BorrowerFacts; readonly judged: JudgedContact },
  { caller, now }: RuleContext,
) {
  return {
    institutionId: caller.institutionId,
    borrowerId: of.borrowerId,
    taskId: of.id,
    agentId: caller.userId,
    contactId,
    channel,
    mode: getStrictest(judged.decision.reasons.map(({ rule }) => known.rules.modeOf(rule))),
    decision: judged.decision,
    at: now,
  };
}

const reasonKept = (reason: AttemptedContact['reason']): string | null =>
  isGiven(reason) ? stripNul(reason ?? '') : null;

/**
 * Checks the rules before a call or message, in its transaction. The borrower's lock (`lockToContact`) prevents two contacts
 * from using the same slot of a cap. The row of the call or message is the slot (LC-03), and the decision that names an
 * override is its only use (LC-08). Refused decisions are stored too, after the call is rolled back.
 */
export async function enforceContactRules(begun: AttemptedContact, context: RuleContext): Promise<StoreDecision> {
  const { now, tx, onRefused } = context;
  const { of, reason } = begun;
  const { law, of: knownOf } = await loadRuleContext([of.borrowerId], context);
  const known = knownOf(of);
  if (isOff(law) && known.wishes.length === 0) return nothingToKeep;
  const judged = evaluateContact(known, begun, now);
  const answer = resolveDecision(judged, known.rules);
  const { overrideId, why, offer } = await lifting({ ...begun, answer }, of, context);
  const { mode = law.mode, ...decided } = getDecision(begun, { known, judged }, context);
  const row: NewDecision = { ...decided, mode, overrideId, reason: reasonKept(reason) ?? why };
  const stop = overrideId === null ? stopped(answer, reason) : undefined;
  if (stop !== undefined) {
    onRefused((own) => addDecision({ ...row, doubted: stop === 'lawDoubts' }, { tx: own }));
    throw new Refusal(stop, {}, serializeVerdict(answer, { offer, liftedUntil: null }));
  }
  return (cameOfIt) => addDecision({ ...row, ...cameOfIt }, { tx });
}
