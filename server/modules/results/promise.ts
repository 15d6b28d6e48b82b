import { type Minor, toMinorUnits } from '@/contract/minor';
import { findPlanFaults, type PlanPart } from '@/contract/money/promisePlan';
import { isFollowUpTime, isPromisable } from '@/contract/rules';
import type { Caller } from '../../kernel/caller';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { ApprovableAction, ActionFact } from '../../kernel/approvableAction';
import { requireApproval } from '../approvals/approvalsFacade';
import type { Task } from '../cases/casesFacade';
import { canPromise } from './collectionLogStore';
import { type PlannedPart, getPlanLimits, judgePlan } from '../plans/plansFacade';
import { addDays, toCalendarDay, endOfDay, startOfDay } from '../../values/toCalendarDay';
import { toMinor } from '../../values/money';

type PromiseContext = Pick<CallerContext, 'tx' | 'caller' | 'now' | 'approved'>;
type Promising = Pick<Task, 'id' | 'amount'>;

/** A part of a plan, in minor units. */
type MinorPart = PlanPart & { readonly amount: Minor };

/** Promise to pay: amount in minor units and due time; for a payment plan its first part. */
export interface PromiseInput {
  readonly amount: Minor;
  readonly at: Date;
  /** All parts of a payment plan (MI-08); null: no plan. */
  readonly parts: readonly PlannedPart[] | null;
}

/** Promise fields of a recorded result. */
export interface PromiseFields {
  readonly isPromise: boolean;
  readonly promisedAmount?: number | null | undefined;
  readonly promisedTime?: string | null | undefined;
  readonly promisedParts?: readonly PlanPart[] | null | undefined;
  /** Follow-up time set by the agent. */
  readonly followUpAt: Date | null;
}

const refuse = (...fields: string[]): never => {
  throw new Refusal('invalidInput', { fields: fields.join(', ') });
};

/** Refuses an amount or a time with a result that is no promise, because it would never be used. */
function refuseGiven(fields: Partial<PromiseFields>): null {
  const filled = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return filled.length > 0 ? refuse(...filled.map(([name]) => name)) : null;
}

function getAmount({ promisedAmount }: PromiseFields, due: Minor, { currencyDigits }: Caller): Minor {
  if (typeof promisedAmount !== 'number') return due;
  const amount = toMinor(promisedAmount, currencyDigits);
  return isPromisable(amount, due) ? amount : refuse('promisedAmount');
}

function getPromiseEnd({ promisedTime, followUpAt }: PromiseFields, { now, caller }: PromiseContext): Date {
  if (typeof promisedTime !== 'string') return followUpAt ?? endOfDay(now, caller.timeZone);
  const at = new Date(promisedTime);
  return isFollowUpTime(at, now) ? at : refuse('promisedTime');
}

/** Describes a plan to the decider: the debt stays, and is paid later (MI-09). */
const planAct = ({ id: taskId, amount: due }: Promising, parts: readonly MinorPart[]): ApprovableAction => {
  const [first, last] = [parts[0], parts.at(-1)];
  const facts: ActionFact[] = [{ fact: 'parts', number: parts.length }];
  if (first) facts.push({ fact: 'firstPart', money: first.amount });
  if (last) facts.push({ fact: 'lastDay', day: last.day });
  const amount = toMinorUnits(parts.reduce((sum, part) => sum + part.amount, 0));
  return { kind: 'plan', taskId, amount, dueBefore: due, dueAfter: due, facts };
};

/** Allows a promise within the limits of the role; up to the limits of the next role it needs an approval (MI-08). */
async function checkLimits(
  parts: readonly MinorPart[],
  { held, today }: { readonly held: Promising; readonly today: string },
  context: PromiseContext,
): Promise<void> {
  const limits = await getPlanLimits(context);
  const { withYes } = limits;
  if (!withYes) throw new Refusal('notAllowed');
  const judged = judgePlan(parts, today, limits);
  if (judged === 'alone') return;
  if (judged === 'refused') {
    throw new Refusal('planAboveLimits', { days: withYes.days, percent: withYes.firstPercent });
  }
  await requireApproval(planAct(held, parts), context);
}

async function getPlan(parts: readonly PlanPart[], held: Promising, context: PromiseContext): Promise<PromiseInput> {
  const { now, caller } = context;
  const { amount: due } = held;
  const today = toCalendarDay(now, caller.timeZone);
  const inMinor = parts.map(({ day, amount }) => ({ day, amount: toMinor(amount, caller.currencyDigits) }));
  const [fault] = findPlanFaults(inMinor, { due, today });
  if (fault) refuse(fault.part === null ? 'promisedParts' : `promisedParts.${fault.part}.${fault.kind}`);
  await checkLimits(inMinor, { held, today }, context);
  const dueAt = (day: string) => new Date(startOfDay(addDays(day, 1), caller.timeZone).getTime() - 1);
  const planned = inMinor.map((part) => ({ ...part, dueAt: dueAt(part.day) }));
  const [first] = planned;
  return first ? { amount: first.amount, at: first.dueAt, parts: planned } : refuse('promisedParts');
}

/**
 * Returns the promise of a recorded result on a locked case, or null. Default amount: everything due. Default time: the agreed
 * follow-up, else the end of the institution's day. In parts it is a payment plan (MI-08). Requires the permission to create promises
 * (§6).
 */
export async function getPromise(
  fields: PromiseFields,
  held: Promising,
  context: PromiseContext,
): Promise<PromiseInput | null> {
  const { isPromise, promisedAmount, promisedTime, promisedParts } = fields;
  if (!isPromise) return refuseGiven({ promisedAmount, promisedTime, promisedParts });
  if (!(await canPromise(context))) throw new Refusal('notAllowed');
  if (promisedParts) {
    refuseGiven({ promisedAmount, promisedTime });
    return getPlan(promisedParts, held, context);
  }
  return { amount: getAmount(fields, held.amount, context.caller), at: getPromiseEnd(fields, context), parts: null };
}
